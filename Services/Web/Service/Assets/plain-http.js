// What browsers give only to pages that came over TLS or from this machine, done without where Larder is reached over plain
// HTTP, as by another device in the same network.
import { t } from './language.js';

/** A UUID for something new. */
export function newID() {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = bytes[6] & 0x0f | 0x40;
  bytes[8] = bytes[8] & 0x3f | 0x80;
  const digits = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * Puts text on the clipboard; throws with a sentence where the browser does not let it.
 * @param {string} text
 */
export async function copyText(text) {
  if (navigator.clipboard) {
    const copied = await navigator.clipboard.writeText(text).then(() => true, () => false);
    if (copied) return;
  }
  const area = document.createElement('textarea');
  area.className = 'aside';
  area.readOnly = true;
  area.value = text;
  // A sheet that is open keeps what is outside of it from being selected.
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  const focused = document.activeElement;
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  focused?.focus();
  if (!copied) throw new Error(t('error.copy'));
}
