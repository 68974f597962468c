import { useInsertionEffect } from 'react';

const adopted = new Set<string>();

/**
 * Adds the styles of what only an island shows, once. They travel with the island's code: in the page they would take bytes
 * of every first visit (`import css from './x.css?inline'`).
 */
export function useStyles(css: string): void {
  useInsertionEffect(() => {
    if (adopted.has(css)) return;
    adopted.add(css);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, [css]);
}
