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

/** A list of lines, of which `**words**` are strong. */
export const list = lines => element('ul', {}, ...lines.map(line => element('li', {},
  ...line.replaceAll('`', '').split('**').map((part, index) => index % 2 ? element('strong', {}, part) : part))));
