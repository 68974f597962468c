/** A file with styles: a style sheet or a component. */
export interface StyledFile {
  /** From the root of the project. */
  readonly path: string;
  readonly text: string;
}

/** "Whatever follows anything", as in `* + *` or `h2 ~ *`. */
const AFTER_ANYTHING = /(?:^|[\s>(,])(?:\*|&|[a-z][a-z0-9]*)\s*[+~]\s*\*/;

/**
 * Selectors of what follows any element. Because of one such rule, wherever it is meant for,
 * Chromium styles all that stands beside a node anew whenever one is put into a page or taken out:
 * sixty cards for one that comes.
 */
export function siblingViolations({ path, text }: StyledFile): string[] {
  const styles = path.endsWith('.css')
    ? [text]
    : [...text.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css ?? '');
  const selectors = styles.flatMap((css) => css.replaceAll(/\/\*.*?\*\//gs, '').match(/[^{};]+(?=\{)/g) ?? []);
  return selectors
    .map((selector) => selector.trim())
    .filter((selector) => !selector.startsWith('@') && AFTER_ANYTHING.test(selector))
    .map((selector) => `${path} styles "${selector}": write :not(:first-child), or give what stands before a class`);
}
