// A recipe comes in by link, text, page source, photo or file through one field, or by hand.
import { h, busy, sheet } from '../dom.js';
import { api } from '../api.js';
import { drafts } from '../drafts.js';
import { say } from '../form.js';
import { household, measured } from '../household.js';
import { needsNetwork } from '../needs-network.js';
import { isUnreachable } from '../session.js';
import { go } from '../navigate.js';
import { mayBeOne, upload, uploadAsOne } from '../upload.js';
import { goTo } from './imports.js';
import { hasCamera } from './picture-field.js';
import { form } from './recipe-form.js';
import { t } from '../language.js';

// A text that is shared with a link says of the page what it is called; a longer one is a recipe.
const SHORT = 300;

/**
 * @param {HTMLElement} root
 * @param {string} id
 */
export async function show(root, id) {
  // Drafts are kept for each user.
  const home = await household().catch(() => null);
  if (home?.role === 'viewer') return root.replaceChildren(h('h1', t(id ? 'add.edit' : 'recipe.add')), h('p.notice', t('add.viewer')));
  if (id) return form(root, await read(`/api/v1/recipes/${id}`), id);
  const query = new URLSearchParams(location.search);
  if (query.has('hand')) return form(root, {}, null);
  // What another app shares, or a bookmark sends.
  const [title, text, url] = ['title', 'text', 'url'].map(name => query.get(name)?.trim());
  // Some apps send a link as text, or a text with the link behind it.
  const link = url || text?.match(/https?:\/\/\S+$/)?.[0];
  const shared = link && (text ?? '').length < SHORT ? link : [title, text].filter(Boolean).join('\n\n') || link;
  return choose(root, shared || drafts.read('import')?.text || '');
}

/** A recipe as it was written. Without a network, what its own page has kept: its lines say the same. */
const read = path => api.get(path).catch(async error => {
  if (!isUnreachable(error)) throw error;
  return api.get(await measured(path));
});

/** What somebody has put in, as the API takes it: links, a page's source, or a text. */
export function wish(text) {
  const words = text.trim().split(/\s+/);
  if (words.every(word => /^https?:\/\/\S+$/i.test(word))) return words.length === 1 ? { url: words[0] } : { urls: words };
  if (/^www\.\S+\.\S+$/i.test(text.trim())) return { url: `https://${text.trim()}` };
  return /^\s*<(!doctype|html|head|body|script|div|article|main|meta)[\s>]/i.test(text) ? { html: text } : { text };
}

/** Whether photos are the pages of one recipe; undefined if somebody has thought better of it. */
const askWhetherOne = count => sheet(t('add.photos', { count }), close => h('div.stack',
  h('button.button.block', { onclick: () => close(true) }, t('add.together')),
  h('button.button.quiet.block', { onclick: () => close(false) }, t('add.apart'))));

/**
 * @param {HTMLElement} root
 * @param {any} value
 */
function choose(root, value) {
  const error = h('p.error', { role: 'alert' });
  const share = h('p.hint', { role: 'status' });
  const keep = () => drafts.keep('import', { text: field.value });
  const field = h('textarea.input.paste', {
    name: 'recipe', rows: 8, value, ariaLabel: t('add.anything'), placeholder: t('add.example').replaceAll('|', '\n'),
    oninput: keep,
  });
  const send = async work => {
    error.textContent = '';
    try {
      await work();
      drafts.forget('import');
    } catch (problem) {
      say(problem, error);
    }
  };
  const files = chosen => send(async () => {
    if (!chosen.length) return;
    const isOne = mayBeOne(chosen) ? await askWhetherOne(chosen.length) : false;
    if (isOne === undefined) return;
    const jobs = isOne ? [await uploadAsOne(chosen)] : await upload(chosen, done => { share.textContent = t('add.sent', { percent: Math.round(done * 100) }); });
    if (jobs.length === 1) goTo(jobs[0]); else go('/imports');
  });
  const picker = (label, props) => {
    const input = h('input', { type: 'file', multiple: true, ...props });
    input.onchange = () => {
      const chosen = [...input.files ?? []];
      // The same ones can be chosen once more.
      input.value = '';
      return busy(null, () => files(chosen));
    };
    return h('label.button.quiet.file', label, input);
  };
  const begin = h('button.button.block', t('add.import'));
  const card = h('form.card.pad.stack.dropzone', {
    onsubmit: event => {
      event.preventDefault();
      if (!field.value.trim()) return field.focus();
      return busy(event.target.querySelector('.button.block'), () => send(async () => {
        goTo(await api.post('/api/v1/imports', wish(field.value)));
      }));
    },
    ondragover: event => { event.preventDefault(); card.classList.add('over'); },
    ondragleave: () => card.classList.remove('over'),
    ondrop: event => {
      event.preventDefault();
      card.classList.remove('over');
      if (event.dataTransfer.files.length) return files([...event.dataTransfer.files]);
      field.value = event.dataTransfer.getData('text/uri-list') || event.dataTransfer.getData('text/plain');
      keep();
      return undefined;
    },
    onpaste: event => {
      const { files: pasted } = event.clipboardData;
      if (!pasted.length) return;
      event.preventDefault();
      files([...pasted]);
    },
  },
  needsNetwork(begin, t('offline.needs_import')), h('label.field', t('add.anything'), field), h('p.hint', t('add.hint')), error, share, begin,
  h('div.row.tight', hasCamera() && picker(t('add.camera'), { accept: 'image/*', capture: 'environment' }), picker(t('add.photo'), { accept: 'image/*' }), picker(t('add.file'), {}),
    h('a.button.quiet', { href: '/recipes/new?hand' }, t('add.hand'))));
  root.replaceChildren(h('h1', t('recipe.add')), card,
    h('p.row', h('a.button.plain', { href: '/imports' }, t('imports.title')), h('a.button.plain', { href: '/recipes/bookmarklet' }, t('bookmarklet.title'))));
}
