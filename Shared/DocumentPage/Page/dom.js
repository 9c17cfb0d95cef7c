// Elements from their parts; text stays text.

/** An element with attributes and children; an empty string is no child. */
export function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...children.filter(child => child !== ''));
  return made;
}

export const link = (href, text) => element('a', { href }, text);

/** What is between marks as elements of a name, and the rest as `others` makes it. */
const marked = (text, mark, name, others = part => [part]) =>
  text.split(mark).flatMap((part, index) => index % 2 ? [element(name, {}, part)] : others(part));

/** A text as children: `code` and **strong**. */
export const words = text => marked(text, '**', 'strong', part => marked(part, '`', 'code')).filter(part => part !== '');

export const list = lines => element('ul', {}, ...lines.map(line => element('li', {}, ...words(line))));
