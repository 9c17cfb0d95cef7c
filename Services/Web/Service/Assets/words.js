// Dates, times and counts in words, in the reader's language settings.

const day = date => new Date(`${date}T12:00:00`);

/** `Fri` */
export const weekday = date => day(date).toLocaleDateString(undefined, { weekday: 'short' });
/** `20` */
export const dayNumber = date => String(day(date).getDate());
/** `Friday, 20 November` */
export const longDay = date => day(date).toLocaleDateString(undefined, { weekday: 'long', day: 'numeric', month: 'long' });
/** `20 Nov` */
export const shortDay = date => day(date).toLocaleDateString(undefined, { day: 'numeric', month: 'short' });
/** `20 Nov` of an instant */
export const instantDay = instant => new Date(instant).toLocaleDateString(undefined, { day: 'numeric', month: 'short' });
/** `20 Nov 2026, 18:05` of an instant */
export const instantTime = instant => new Date(instant).toLocaleString(undefined, { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });
/** `3 hours ago` of an instant */
export const ago = instant => {
  const minutes = Math.round((Date.now() - new Date(instant)) / 60000);
  if (minutes < 2) return 'just now';
  return minutes < 120 ? `${minutes} minutes ago` : minutes < 2880 ? `${Math.round(minutes / 60)} hours ago` : `${Math.round(minutes / 1440)} days ago`;
};
/** `Firefox on Android`, from what a browser calls itself; the beginning of that for anything else. */
export const device = agent => {
  const first = pairs => pairs.find(([mark]) => agent.includes(mark))?.[1];
  const program = first([['Edg', 'Edge'], ['OPR/', 'Opera'], ['Firefox/', 'Firefox'], ['Chrome/', 'Chrome'], ['Safari/', 'Safari']]);
  const system = first([['Android', 'Android'], ['iPhone', 'iPhone'], ['iPad', 'iPad'], ['Windows', 'Windows'], ['Mac OS', 'Mac'], ['Linux', 'Linux']]);
  return program ? [program, system].filter(Boolean).join(' on ') : agent.slice(0, 60);
};
/** A date so many days on. */
export const addDays = (date, days) => {
  const moved = new Date(`${date}T12:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
};
/** `1 recipe`, `3 recipes` */
export const count = (number, word, many = `${word}s`) => `${number} ${number === 1 ? word : many}`;
/** `1 h 20 min` */
export const minutes = value => value >= 60 ? `${Math.floor(value / 60)} h${value % 60 ? ` ${value % 60} min` : ''}` : `${value} min`;
/** `gone in 43 min` */
export const goneIn = instant => `gone in ${Math.max(1, Math.ceil((new Date(instant) - Date.now()) / 60000))} min`;
