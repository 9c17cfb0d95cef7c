// Files that the browser keeps: they need the session, which a plain link does not have.
import { h } from './dom.js';
import { api } from './api.js';

/**
 * @param {string} path
 * @param {string} name
 */
export async function download(path, name) {
  const response = await api.raw(path);
  const url = URL.createObjectURL(await response.blob());
  h('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60000);
}
