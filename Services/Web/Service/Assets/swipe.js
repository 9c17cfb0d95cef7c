// Swiping a row of a list: towards the end of the line one thing, towards its beginning another. There are buttons for both.

const BEGINS = 12;
const ENOUGH = 88;
// There browsers go back and forth by a swipe.
export const EDGE = 24;

/** Lets a finger swipe a row; `view.isHeld` while it does, so that nothing is drawn anew under it. */
export function swipe(view, row, { end, start }) {
  row.addEventListener('pointerdown', event => {
    const { clientX: x, clientY: y, pointerId } = event;
    if (event.pointerType !== 'touch' || !event.isPrimary || view.isHeld || event.target.closest('.grip')
      || x < EDGE || x > window.innerWidth - EDGE || document.documentElement.dataset.role === 'viewer') return;
    const way = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    const over = new AbortController();
    const on = (kind, work) => document.addEventListener(kind, move => { if (move.pointerId === pointerId) work(move); }, { signal: over.signal });
    let by = 0;
    on('pointermove', move => {
      const [across, down] = [(move.clientX - x) * way, Math.abs(move.clientY - y)];
      if (!by) {
        // Who scrolls means no row.
        if (down > BEGINS) return over.abort();
        if (Math.abs(across) < BEGINS || Math.abs(across) < 2 * down) return undefined;
        view.isHeld = true;
        // What is under the finger is not tapped.
        row.setPointerCapture(pointerId);
      }
      by = across || 1;
      row.dataset.swipe = by > 0 ? 'end' : 'start';
      row.classList.toggle('enough', Math.abs(by) >= ENOUGH);
      row.style.setProperty('--by', `${Math.abs(by)}px`);
      row.style.setProperty('--shift', `${by * way}px`);
      return undefined;
    });
    const leave = isMeant => {
      over.abort();
      if (!by) return;
      view.isHeld = false;
      delete row.dataset.swipe;
      row.classList.remove('enough');
      if (isMeant && Math.abs(by) >= ENOUGH) (by > 0 ? end : start)();
      view.draw();
    };
    on('pointerup', () => leave(true));
    on('pointercancel', () => leave(false));
  });
}
