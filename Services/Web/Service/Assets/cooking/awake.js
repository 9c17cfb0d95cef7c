// Keeps the screen on while somebody cooks.
import { toast } from '../dom.js';
import { t } from '../language.js';

const TOLD = 'larder.no-wake-lock';

/** Keeps it on until the returned function is called; where a browser cannot, that is said once. */
export function stayAwake() {
  /** @type {{ release(): Promise<void> } | undefined} */
  let lock;
  let isOver = false;
  const hold = async () => {
    if (isOver || document.hidden) return;
    try {
      lock = await navigator.wakeLock?.request('screen');
      if (isOver) lock?.release();
    } catch { /* As when the battery is low: the next look at the page asks again. */ }
  };
  if (navigator.wakeLock) hold(); else tell();
  // It ends by itself when the page is not looked at.
  if (navigator.wakeLock) document.addEventListener('visibilitychange', hold);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', hold);
    lock?.release().catch(() => {});
  };
}

function tell() {
  try {
    if (localStorage.getItem(TOLD)) return;
    localStorage.setItem(TOLD, 'true');
  } catch { /* Then it is said each time. */ }
  toast(t('cook.no_wake_lock'));
}
