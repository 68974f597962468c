const adopted = new WeakMap<Document, Set<string>>();

/**
 * Adds styles that are needed after an interaction to a page, once. In the page itself they would
 * cost bytes of every first visit.
 */
export function adoptStylesheet(page: Document, css: string): void {
  const known = adopted.get(page) ?? new Set();
  if (known.has(css)) return;
  adopted.set(page, known.add(css));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}
