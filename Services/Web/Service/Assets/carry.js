// A row in somebody's hand: it follows a pointer among the rows of its kind until it is let go.

const EDGE = 90;

/** Carries a row; `rows` selects those whose place it can take, and `done(isMeant)` hears when it is let go. */
export function carry(moved, pointer, rows, done) {
  const over = new AbortController();
  // On the document, as a row that is put elsewhere loses the pointer.
  const on = (kind, work) => document.addEventListener(kind, event => { if (event.pointerId === pointer) work(event); }, { signal: over.signal });
  const drop = isMeant => {
    over.abort();
    moved.classList.remove('held');
    done(isMeant);
  };
  moved.classList.add('held');
  on('pointermove', event => drag(moved, rows, event));
  on('pointerup', () => drop(true));
  on('pointercancel', () => drop(false));
}

/** Takes the row before or behind the one that is under the pointer, and the page along at its edges. */
function drag(moved, rows, { clientX, clientY }) {
  if (clientY < EDGE + 60) window.scrollBy(0, -12);
  if (clientY > window.innerHeight - EDGE) window.scrollBy(0, 12);
  const under = document.elementsFromPoint(clientX, clientY).map(element => element.closest(rows)).find(Boolean);
  if (!under || under === moved) return;
  const box = under.getBoundingClientRect();
  const before = clientY < box.top + box.height / 2;
  if (before ? under.previousElementSibling !== moved : under.nextElementSibling !== moved) under[before ? 'before' : 'after'](moved);
}
