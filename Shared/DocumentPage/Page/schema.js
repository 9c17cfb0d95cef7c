// What a JSON value may be, in words; objects open.
import { element, words } from './dom.js';

const component = (api, schema) => {
  const name = schema.$ref?.split('/').pop();
  return name ? { name, schema: api.components.schemas[name] ?? {} } : { name: null, schema };
};

const limits = schema => [
  schema.format, schema.pattern && `matches ${schema.pattern}`,
  schema.minLength !== undefined && `at least ${schema.minLength} characters`,
  schema.maxLength !== undefined && `at most ${schema.maxLength} characters`,
  schema.minimum !== undefined && `from ${schema.minimum}`, schema.maximum !== undefined && `to ${schema.maximum}`,
  schema.maxItems !== undefined && `at most ${schema.maxItems}`,
].filter(Boolean).join(', ');

function members(api, schema) {
  const required = new Set(schema.required ?? []);
  return element('dl', { class: 'members' }, ...Object.entries(schema.properties).flatMap(([name, member]) => [
    element('dt', {}, element('code', {}, name), required.has(name) ? ' ' : element('small', {}, ' optional')),
    element('dd', {}, shape(api, member), member.description ? element('p', {}, ...words(member.description)) : ''),
  ]));
}

/** A schema as text, or as something that opens. What it has within is made when it is opened. */
export function shape(api, given) {
  const { name, schema } = component(api, given ?? {});
  if (schema.oneOf) {
    const parts = schema.oneOf.flatMap((one, index) => [index ? ' or ' : '', shape(api, one)]);
    return element('span', {}, ...parts);
  }
  if (schema.enum) return element('span', {}, name ? `${name}: ` : '', schema.enum.join(' | '));
  const types = [schema.type ?? 'any'].flat();
  if (types.includes('array')) return element('span', {}, 'list of ', shape(api, schema.items), types.length > 1 ? ' or null' : '');
  if (!schema.properties) {
    const text = schema.additionalProperties ? 'object of any members' : types.join(' or ');
    const more = limits(schema);
    return element('span', {}, more ? `${text} (${more})` : text);
  }
  const box = element('details', { class: 'schema' },
    element('summary', {}, name ?? 'object', types.length > 1 ? ' or null' : ''));
  box.addEventListener('toggle', () => {
    if (box.open && box.children.length === 1) box.append(members(api, schema));
  });
  return box;
}
