// A finger that is drawn across an element, to the next or to the one before.
import { EDGE } from '../swipe.js';

const LEAST = 60;

/**
 * Calls `turn(1)` or `turn(-1)`; where one reads from right to left, the next comes from the left.
 * @param {HTMLElement} element
 * @param {(by: 1 | -1) => unknown} turn
 */
export function onSwipe(element, turn) {
  /** @type {{ x: number, y: number } | null} */
  let from = null;
  element.addEventListener('touchstart', ({ touches: [touch, more] }) => {
    const isAtEdge = touch.clientX < EDGE || touch.clientX > window.innerWidth - EDGE;
    from = more || isAtEdge ? null : { x: touch.clientX, y: touch.clientY };
  }, { passive: true });
  element.addEventListener('touchend', ({ changedTouches: [touch] }) => {
    if (!from) return;
    const [across, down] = [touch.clientX - from.x, touch.clientY - from.y];
    from = null;
    // Text that is being selected stays where it is.
    if (Math.abs(across) < LEAST || Math.abs(across) < 2 * Math.abs(down) || String(document.getSelection())) return;
    turn(across < 0 === (getComputedStyle(element).direction === 'ltr') ? 1 : -1);
  });
  element.addEventListener('touchcancel', () => { from = null; });
}
