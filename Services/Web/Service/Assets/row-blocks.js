// The rows of a long list in blocks, of which only those near what is seen are in the page: so a thousand rows cost no more than
// a few. A row stays as it is until what it says has changed. Blocks are drawn one after another, one for each frame.
import { h } from './dom.js';

/**
 * A block: `each` is how high a row is, as far as that is known.
 * @typedef {{ element: HTMLElement, items: App.Identified[], rows: Map<string, Row>, isShown: boolean, each: number }} Block
 * @typedef {{ item: App.Identified, said: unknown, element: Element }} Row
 */

// So many rows a block has; those of a long list are smaller, as they are drawn while somebody scrolls. One that is there may
// grow to twice as many before what comes behind is put into another.
const SIZE = 20;
const SIZE_OF_LONG = 10;
// A list that is no longer is drawn as a whole, as it costs little, and the browser finds words in it.
const SMALL = 100;
const FEW = 5;
const HEIGHT = 56;
const NEAR = '1200px 0px';

/**
 * Has an element hold these children in this order; those that stay where they are are not touched.
 * @param {Element} parent
 * @param {Node[]} wanted
 */
export function hold(parent, wanted) {
  const those = new Set(wanted);
  for (const child of [...parent.childNodes]) if (!those.has(child)) child.remove();
  let at = parent.firstChild;
  for (const child of wanted) {
    if (child === at) at = at.nextSibling; else parent.insertBefore(child, at);
  }
}

/**
 * Puts items into the blocks in which they are already, as far as their order allows.
 * @param {Block[]} old
 * @param {App.Identified[]} items
 * @param {number} size
 * @param {() => Block} fresh
 */
function arrange(old, items, size, fresh) {
  const places = new Map(old.flatMap((block, at) => block.items.map(({ id }) => [id, at])));
  /** @type {Block[]} */
  const blocks = [];
  /** @type {Block | null} */
  let block = null;
  let at = -1;
  for (const item of items) {
    const place = /** @type {number} */ (places.get(item.id));
    if (place > at) {
      [block, at] = [old[place], place];
      block.items = [];
      blocks.push(block);
    } else if (!block || block.items.length >= (old.includes(block) ? 2 * size : size)) {
      block = fresh();
      blocks.push(block);
    }
    block.items.push(item);
  }
  return blocks;
}

/**
 * The rows of a page's lists: `make` draws the one of an item, `says` gives what it says besides what is in the item.
 * @param {(item: any) => Element} make
 * @param {(item: any) => unknown} says
 */
export function rowBlocks(make, says = () => '') {
  /** @type {Map<string, Block[]>} */
  const groups = new Map();
  /** @type {Map<Element | null, Block>} */
  const blocks = new Map();
  /** @type {Set<Block>} */
  const due = new Set();
  /** @type {number | null} */
  let timer = null;
  /** @type {Set<string>} */
  let used = new Set();
  let [total, shown, isThere] = [0, 0, false];
  const watch = 'IntersectionObserver' in window ? new IntersectionObserver(seen, { rootMargin: NEAR }) : null;
  const isSmall = () => !watch || total <= SMALL;

  const rowOf = (/** @type {Block} */ block, /** @type {App.Identified} */ item) => {
    const [old, said] = [block.rows.get(item.id), says(item)];
    const isSame = old && old.said === said && (old.item === item || JSON.stringify(old.item) === JSON.stringify(item));
    const row = isSame ? old : { item, said, element: make(item) };
    block.rows.set(item.id, row);
    return row.element;
  };
  const draw = (/** @type {Block} */ block) => {
    const ids = new Set(block.items.map(({ id }) => id));
    for (const id of block.rows.keys()) if (!ids.has(id)) block.rows.delete(id);
    hold(block.element, block.items.map(item => rowOf(block, item)));
  };
  const show = (/** @type {Block} */ block) => {
    due.delete(block);
    if (block.isShown) return;
    block.isShown = true;
    block.element.style.height = '';
    draw(block);
  };
  const hide = (/** @type {Block} */ block, /** @type {number} */ height) => {
    block.isShown = false;
    block.rows.clear();
    block.each = height / block.items.length;
    block.element.replaceChildren();
    size(block);
  };
  const size = (/** @type {Block} */ block) => { block.element.style.height = `${Math.round(block.items.length * block.each)}px`; };
  // One block a frame: between two of them the page answers.
  const go = () => {
    timer ??= due.size ? requestAnimationFrame(() => setTimeout(() => {
      timer = null;
      const [block] = due;
      if (block) show(block);
      go();
    })) : null;
  };
  /** @param {IntersectionObserverEntry[]} entries */
  function seen(entries) {
    const middle = (/** @type {IntersectionObserverEntry} */ { boundingClientRect: { top, height } }) => Math.abs(top + height / 2 - window.innerHeight / 2);
    // A page that is busy hears of several moments at once: of each block the last one counts.
    const last = [...new Map(entries.map(entry => [entry.target, entry])).values()];
    for (const entry of last.sort((one, other) => middle(one) - middle(other))) {
      const block = blocks.get(entry.target);
      const { height } = entry.boundingClientRect;
      if (!block) continue;
      if (entry.isIntersecting) due.add(block);
      else if (!isSmall()) {
        due.delete(block);
        if (block.isShown && height && !block.element.contains(document.activeElement)) hide(block, height);
      }
    }
    go();
  }
  // On paper all of it is seen.
  const showAll = () => { for (const block of blocks.values()) show(block); };
  window.addEventListener('beforeprint', showAll);
  const drop = (/** @type {Block} */ block) => {
    watch?.unobserve(block.element);
    blocks.delete(block.element);
    due.delete(block);
  };

  return {
    /** Begins to draw a page with so many rows. */
    begin: (/** @type {number} */ count) => { [total, used] = [count, new Set()]; },
    /**
     * The lists that have the rows of a group.
     * @param {string} group
     * @param {App.Identified[]} items
     */
    lists: (group, items, props = {}) => {
      used.add(group);
      const old = groups.get(group) ?? [];
      const next = arrange(old, items, isSmall() ? SIZE : SIZE_OF_LONG, () => {
        const block = { element: h('ul', props), items: [], rows: new Map(), isShown: false, each: HEIGHT };
        blocks.set(block.element, block);
        watch?.observe(block.element);
        return block;
      });
      for (const block of old) if (!next.includes(block)) drop(block);
      groups.set(group, next);
      for (const block of next) {
        // What is seen first is there at once, and later on what somebody has just changed.
        if (block.isShown) draw(block);
        else if (shown < SIZE || isThere && block.items.length <= FEW) {
          show(block);
          shown += block.items.length;
        } else {
          size(block);
          if (isSmall()) due.add(block);
        }
      }
      return next.map(({ element }) => element);
    },
    /** All groups are drawn: others have gone. */
    end: () => {
      for (const [group, old] of groups) {
        if (used.has(group)) continue;
        for (const block of old) drop(block);
        groups.delete(group);
      }
      isThere = true;
      go();
    },
    /** The row of an item, which is drawn if it is not yet; null if there is no such item. */
    row: (/** @type {string} */ id) => {
      const block = [...blocks.values()].find(({ items }) => items.some(item => item.id === id));
      if (block) show(block);
      return block?.rows.get(id)?.element ?? null;
    },
    /** The item in front of a list of a group, without the one that is being moved: the last one of the lists before. */
    before: (/** @type {Element} */ list, /** @type {string} */ moved) => {
      for (let block = blocks.get(list.previousElementSibling); block; block = blocks.get(block.element.previousElementSibling)) {
        const last = block.items.findLast(({ id }) => id !== moved);
        if (last) return last.id;
      }
      return undefined;
    },
    stop: () => {
      watch?.disconnect();
      due.clear();
      window.removeEventListener('beforeprint', showAll);
    },
  };
}
