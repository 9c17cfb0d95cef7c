// Sends one request as the reader has filled it in, and shows what comes back.
import { element } from './dom.js';

/** As much of an answer as is shown. */
const MOST = 200_000;
/** How long an event stream is listened to. */
const LISTENING = 10_000;

const value = id => document.querySelector(id).value.trim();

function field(parameter) {
  const input = element('input', {
    type: 'text', name: parameter.name, 'data-in': parameter.in, required: parameter.in === 'path', autocomplete: 'off',
    spellcheck: 'false',
  });
  return element('label', {}, `${parameter.name} `, element('small', {}, parameter.in), input);
}

function address(form, path) {
  const query = new URLSearchParams();
  for (const input of form.querySelectorAll('input[data-in]')) {
    if (input.dataset.in === 'path') path = path.replace(`{${input.name}}`, encodeURIComponent(input.value));
    if (input.dataset.in === 'query' && input.value) query.append(input.name, input.value);
  }
  return query.size ? `${path}?${query}` : path;
}

function fields(form, operation) {
  const headers = new Headers();
  for (const input of form.querySelectorAll('input[data-in="header"]')) if (input.value) headers.set(input.name, input.value);
  if (value('#token') && operation.security.length) headers.set('Authorization', `Bearer ${value('#token')}`);
  if (value('#household')) headers.set('Larder-Household', value('#household'));
  return headers;
}

/** The first of a body's text. */
async function text(response, stop) {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let all = '';
  try {
    for (;;) {
      const { done, value: part } = reader ? await reader.read() : { done: true };
      if (done) return all;
      all += decoder.decode(part, { stream: true });
      if (all.length > MOST) {
        stop.abort();
        return `${all.slice(0, MOST)}\n… (more follows)`;
      }
    }
  } catch (error) {
    if (error.name === 'AbortError') return `${all}\n… (listening ended)`;
    throw error;
  }
}

const pretty = (body, type) => {
  if (!type?.includes('json')) return body;
  try { return JSON.stringify(JSON.parse(body), null, 2); } catch { return body; }
};

async function send(form, operation, output) {
  output.textContent = 'Sending …';
  const headers = fields(form, operation);
  const body = form.querySelector('textarea')?.value;
  if (body) headers.set('Content-Type', form.querySelector('select')?.value ?? 'application/json');
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), LISTENING);
  try {
    const response = await fetch(`.${address(form, operation.path)}`, {
      method: operation.method.toUpperCase(), headers, body: body || undefined, credentials: 'omit', redirect: 'manual',
      signal: stop.signal,
    });
    const type = response.headers.get('Content-Type');
    const head = [...response.headers].map(([name, text]) => `${name}: ${text}`).join('\n');
    const isText = !type || /json|text|xml|calendar/.test(type);
    const status = response.type === 'opaqueredirect' ? 'A redirect, which is not followed here.' : response.status;
    output.textContent = `${status}\n${head}\n\n`;
    output.textContent += isText ? pretty(await text(response, stop), type) : '(not text)';
  } catch (error) {
    output.textContent = error.name === 'AbortError' ? 'No answer within ten seconds.' : `No answer: ${error.message}`;
  } finally {
    clearTimeout(timer);
  }
}

/** The form for trying an operation. */
export function trial(api, operation) {
  const content = operation.requestBody?.content ?? {};
  const types = Object.keys(content).filter(type => /json|text|form/.test(type));
  const output = element('pre', { tabindex: '0', role: 'status', class: 'output' });
  const form = element('form', {}, ...(operation.parameters ?? []).map(field),
    types.length > 1 ? element('label', {}, 'Type', element('select', {}, ...types.map(type => element('option', {}, type)))) : '',
    types.length ? element('label', { class: 'wide' }, 'Body', element('textarea', { rows: '8', spellcheck: 'false' },
      JSON.stringify(content[types[0]].example ?? {}, null, 2))) : '',
    element('button', { type: 'submit' }, 'Send'), output);
  form.addEventListener('submit', event => {
    event.preventDefault();
    send(form, operation, output);
  });
  return element('details', { class: 'trial' }, element('summary', {}, 'Try it'), form);
}
