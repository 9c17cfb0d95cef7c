// The pictures of those who eat in the household, over the letters of `face.js`.
import { h, image } from './dom.js';
import { api } from './api.js';
import { more } from './face.js';
import { householdID } from './session.js';

const FRESH = 60_000;
/** @type {{ household: string | null, at: number, asked: Promise<Map<string, string>> } | null} */
let known = null;

/** The addresses of the pictures, by the ids of whom they show: asked for once a minute at most. */
export function faces() {
  const household = householdID();
  if (known?.household !== household || Date.now() - known.at > FRESH) {
    const asked = api.get('/api/v1/pictures/members').then(({ items }) => new Map(items.map((/** @type {{ member_id: string, image_url: string }} */ one) => [one.member_id, one.image_url])));
    known = { household, at: Date.now(), asked };
    asked.catch(forgetFaces);
  }
  return known.asked;
}

/** Has them asked for anew, after a change. */
export const forgetFaces = () => { known = null; };

// The letter is there at once. Where the pictures cannot be had, it stays.
more.show = (circle, id) => void faces().then(found => {
  const shown = image(found.get(id), '40px');
  if (shown) circle.append(h('img', { ...shown, onerror: event => event.target.remove() }));
}, () => {});
