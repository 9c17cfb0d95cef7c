// A part of the document, so that what the first view asks for is on its way before the app itself has come. `early` holds
// the answers by their paths until the app takes them.
const answers = {};
window.early = answers;

const stored = key => {
  try { return localStorage.getItem(key); } catch { return null; } // A browser that keeps nothing.
};
const ask = (path, headers) => {
  answers[path] = fetch(path, { headers });
  answers[path].catch(() => {});
};

let household;
try { household = JSON.parse(stored('larder.session'))?.household?.id; } catch { household = null; }
const base = tag => tag.toLowerCase().split('-')[0];
const language = stored('larder.language');
const spoken = { 'Accept-Language': navigator.languages.find(tag => base(tag) === language) ?? language ?? navigator.language };

ask('/api/v1/auth/session', { 'Larder-Session': 'cookie', ...spoken });
if (household) {
  const headers = { 'Larder-Household': household, ...spoken };
  const first = { '/': '/api/v1/menu', '/plan': '/api/v1/meal-plan', '/groceries': '/api/v1/grocery-lists?limit=50' }[location.pathname];
  if (first) ask(first, headers);
  ask(`/api/v1/households/${household}`, headers);
}
