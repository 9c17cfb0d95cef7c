// What was done to a shared list and could not be saved before its link ended. It lies in this browser only: the page that
// says that there is no list shows it, to be copied or discarded.

/** The place of what waits in the storage: the path of its list, its place in the order, and its id (`list.js`). */
const KEY = /^list-waiting-(\/.*)-\d+-[0-9a-f-]{36}$/;
/** @type {(tag: string, properties?: object) => any} */
const element = (tag, properties = {}) => Object.assign(document.createElement(tag), properties);

/** What waits for this list, in its order: `[key, operation]`. */
function kept() {
  try {
    return Object.keys(localStorage).filter((key) => `${location.pathname}/`.startsWith(`${key.match(KEY)?.[1]}/`)).sort()
      .map((key) => [key, JSON.parse(/** @type {string} */ (localStorage.getItem(key)))]);
  } catch {
    return []; // A browser that keeps nothing.
  }
}

/**
 * Shows what was not saved, if there is something: also `more`, which only the page that was here knows.
 * @param {any[]} more
 */
export function showUnsaved(more = []) {
  const main = /** @type {HTMLElement | null} */ (document.querySelector(".lost"));
  const words = main?.dataset;
  const found = kept();
  const all = [...found.map(([, operation]) => operation), ...more.filter(({ id }) => !found.some(([, one]) => one.id === id))];
  document.getElementById("refused")?.remove();
  if (!main || !words?.unsaved || !all.length) return;
  /** @type {Record<string, string | undefined>} */
  const done = { add: words.added, tick: words.checked, untick: words.back };
  const lines = all.map(({ op, name, item }) => (done[op] ?? "{name}").replace("{name}", () => item?.text ?? name ?? "…"));
  const [box, list, row] = [element("section", { id: "refused" }), element("ul"), element("p", { className: "links" })];
  box.setAttribute("role", "alert");
  for (const textContent of lines) list.appendChild(element("li", { className: "item" })).append(element("div", { className: "row", textContent }));
  const copy = element("button", { textContent: words.copy });
  copy.addEventListener("click", async () => { if (await copied(lines.join("\n"), list)) copy.textContent = words.copied; });
  const drop = element("button", { textContent: words.drop });
  drop.addEventListener("click", () => {
    for (const [key] of found) localStorage.removeItem(key);
    box.remove();
  });
  row.append(copy, drop);
  box.append(element("h2", { textContent: words.unsaved }), list, element("p", { textContent: words.hint }), row);
  main.append(box);
}

/**
 * Puts a text on the clipboard. Pages that came over plain HTTP have none: there it is selected, and copied as it is seen.
 * @param {string} text
 * @param {Node} seen
 */
async function copied(text, seen) {
  if (await navigator.clipboard?.writeText(text).then(() => true, () => false)) return true;
  getSelection()?.selectAllChildren(seen);
  return document.execCommand("copy");
}

showUnsaved();
