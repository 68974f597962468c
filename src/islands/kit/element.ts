/** Attributes by name; false and undefined leave one out, true sets it without a value. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** A child of an element. Texts are never parsed as HTML. */
export type Child = Node | string | null | undefined | false;

/**
 * Makes an element.
 *
 * @example element('a', { href: '/saved' }, 'View list')
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== false && value !== undefined) made.setAttribute(key, value === true ? '' : String(value));
  }
  made.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}
