// What cannot wait for a network says so before anybody begins.
import { h } from './dom.js';
import { isOffline } from './offline.js';
import { t } from './language.js';

/**
 * A sentence that is seen while there is no network; `button` cannot be used meanwhile.
 * @param {HTMLButtonElement | null} [button]
 */
export function needsNetwork(button, words = t('offline.needs')) {
  const note = h('p.notice.small', { role: 'status' });
  const over = new AbortController();
  let wasThere = false;
  const show = () => {
    wasThere ||= note.isConnected;
    if (wasThere && !note.isConnected) {
      bar.disconnect();
      return over.abort();
    }
    const isAway = !navigator.onLine || isOffline();
    note.hidden = !isAway;
    note.textContent = isAway ? words : '';
    if (button) button.disabled = isAway;
    return undefined;
  };
  // What says so above the page learns of it where a server does not answer.
  const bar = new MutationObserver(show);
  bar.observe(document.getElementById('offline'), { attributes: true });
  for (const kind of ['online', 'offline']) window.addEventListener(kind, show, { signal: over.signal });
  show();
  return note;
}
