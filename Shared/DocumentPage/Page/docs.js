// Shows the OpenAPI document of this origin, and sends requests with the reader's own token.
import { element, link, list, words } from './dom.js';
import { shape } from './schema.js';
import { trial } from './trial.js';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const state = document.querySelector('#state');
const main = document.querySelector('#operations');
const groups = document.querySelector('#groups');
const wanted = document.querySelector('#words');

/** All operations, in the order of the document. */
const operations = api => Object.entries(api.paths).flatMap(([path, item]) =>
  METHODS.filter(method => item[method]).map(method => ({ path, method, ...item[method] })));

const follow = (api, thing) => thing.$ref
  ? thing.$ref.slice(2).split('/').reduce((value, name) => value[name], api) : thing;

const code = text => element('code', {}, text);

function parameters(api, all) {
  if (!all?.length) return [];
  return [element('h4', {}, 'Parameters'), element('dl', { class: 'members' }, ...all.flatMap(parameter => [
    element('dt', {}, code(parameter.name), ' ', element('small', {}, `${parameter.in}${parameter.required ? ', required' : ''}`)),
    element('dd', {}, shape(api, parameter.schema), parameter.description ? element('p', {}, ...words(parameter.description)) : ''),
  ]))];
}

function contents(api, content, isWhole) {
  return Object.entries(content ?? {}).flatMap(([type, { schema, example }]) => [
    element('p', { class: 'type' }, code(type), ' ', shape(api, schema)),
    isWhole && example !== undefined ? element('details', {}, element('summary', {}, 'Example'),
      element('pre', { tabindex: '0' }, JSON.stringify(example, null, 2))) : '',
  ]);
}

function answers(api, all) {
  return [element('h4', {}, 'Answers'), element('dl', { class: 'answers' }, ...Object.entries(all).flatMap(([status, one]) => {
    const answer = follow(api, one);
    const headers = Object.keys(answer.headers ?? {});
    return [element('dt', {}, code(status)), element('dd', {}, element('p', {}, ...words(answer.description)),
      headers.length ? element('p', { class: 'type' }, 'Header: ', headers.join(', ')) : '',
      ...contents(api, answer.content, status < 400))];
  }))];
}

/** An operation: a line that opens; what is in it is made when it is opened for the first time. */
function entry(api, operation) {
  const box = element('details', { class: 'operation', id: operation.operationId },
    element('summary', {}, element('span', { class: `method ${operation.method}` }, operation.method.toUpperCase()), ' ',
      code(operation.path), ' ', element('span', { class: 'what' }, ...words(operation.summary))));
  box.addEventListener('toggle', () => {
    if (!box.open || box.children.length > 1) return;
    const body = operation.requestBody;
    box.append(element('div', { class: 'inside' },
      element('p', { class: 'type' }, operation['x-session-only'] ? 'Needs a session; API tokens are refused.'
        : operation.security.length ? 'Needs a token.' : 'Needs no token.', ' ', code(operation.operationId)),
      ...parameters(api, operation.parameters),
      ...(body ? [element('h4', {}, `Body${body.required ? '' : ', optional'}`), ...contents(api, body.content, true)] : []),
      ...answers(api, operation.responses),
      trial(api, operation)));
  });
  return box;
}

function group(api, tag, all) {
  const id = `group-${tag.name.replaceAll(' ', '-')}`;
  const section = element('section', { id, 'aria-label': tag.name }, element('h2', {}, tag.name),
    tag.description ? element('p', {}, tag.description) : '', ...all.map(operation => entry(api, operation)));
  return { section, way: element('li', {}, link(`#${id}`, tag.name)) };
}

function search(api, shown) {
  const parts = wanted.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const { section, way, all } of shown) {
    let any = false;
    all.forEach((operation, index) => {
      const text = `${operation.method} ${operation.path} ${operation.summary} ${operation.operationId}`.toLowerCase();
      const hit = parts.every(part => text.includes(part));
      section.querySelectorAll(':scope > details')[index].hidden = !hit;
      any ||= hit;
      count += hit ? 1 : 0;
    });
    section.hidden = way.hidden = !any;
  }
  state.textContent = `${count} operation${count === 1 ? '' : 's'}`;
}

/** Opens the operation that the address names. */
function open() {
  const named = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!named) return;
  if (named.matches('details')) named.open = true;
  named.scrollIntoView();
}

function show(api) {
  document.title = `${api.info.title}: API`;
  document.querySelector('#version').textContent = `API ${api.info.version}`;
  const all = operations(api);
  // What is for people and operators comes last.
  const last = ['web', 'operation'];
  const tags = [...api.tags].sort((one, other) => last.indexOf(one.name) - last.indexOf(other.name));
  const shown = tags.map(tag => {
    const own = all.filter(operation => operation.tags[0] === tag.name);
    return { ...group(api, tag, own), all: own };
  }).filter(({ all: own }) => own.length);
  const about = element('section', { class: 'about' }, ...(api.info.description ?? '').split('\n\n').map(part =>
    part.startsWith('- ') ? list(part.split('\n').map(line => line.slice(2))) : element('p', {}, ...words(part))),
  element('p', {}, link('openapi.json', 'openapi.json')));
  main.append(about, ...shown.map(({ section }) => section));
  groups.append(element('ul', {}, ...shown.map(({ way }) => way)));
  wanted.addEventListener('input', () => search(api, shown));
  document.querySelector('#find').addEventListener('submit', event => event.preventDefault());
  search(api, shown);
  addEventListener('hashchange', open);
  open();
}

try {
  const response = await fetch('openapi.json', { credentials: 'omit' });
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  show(await response.json());
} catch (error) {
  state.textContent = `The document could not be read: ${error.message}. Reload the page to try again.`;
}
