const adopted = new Set<string>();

/** Adds the styles of what only shows after a touch, once. In the page they would take bytes of every first visit. */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
