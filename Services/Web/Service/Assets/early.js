// A part of the document, so that the words and what the first view asks for are on their way before the app itself has come.
// `early` holds the answers by their paths until the app takes them.
import { language, region } from './spoken.js';

const answers = {};
window.early = answers;

const ask = (path, headers = {}) => {
  answers[path] = fetch(path, { headers });
  answers[path].catch(() => {});
};

let household;
try { household = JSON.parse(localStorage.getItem('larder.session'))?.household?.id; } catch { household = null; }
const spoken = { 'Accept-Language': region };

ask(`${document.documentElement.dataset.files}/words-${language}.txt`);
ask('/api/v1/auth/session', { 'Larder-Session': 'cookie', ...spoken });
if (household) {
  const headers = { 'Larder-Household': household, ...spoken };
  const first = { '/': '/api/v1/menu', '/plan': '/api/v1/meal-plan', '/groceries': '/api/v1/grocery-lists?limit=50' }[location.pathname];
  if (first) ask(first, headers);
  ask(`/api/v1/households/${household}`, headers);
}
