/** A file with styles: a style sheet or a component. */
export interface StyledFile {
  /** From the root of the project. */
  readonly path: string;
  readonly text: string;
}

/** "Whatever follows anything", as in `* + *` or `h2 ~ *`. */
const AFTER_ANYTHING = /(?:^|[\s>(,])(?:\*|&|[a-z][a-z0-9]*)\s*[+~]\s*\*/;

/** The classes of what is written once for all, each with its only style sheet. */
const SHARED: Readonly<Record<string, string>> = {
  'icon-button': 'src/styles/controls.css',
  disclosure: 'src/styles/controls.css',
  'dialog-head': 'src/islands/kit/dialog-head.css',
  stepper: 'src/islands/kit/stepper.css',
  field: 'src/islands/kit/field.css',
  'field-hint': 'src/islands/kit/field.css',
  'field-problem': 'src/islands/kit/field.css',
};

/** What draws an icon button: a square of the size of a finger without edge or padding. */
const ICON_BUTTON = [/\bwidth: var\(--target\)/, /\bpadding: 0;/, /\bborder: 0;/];

function stylesOf({ path, text }: StyledFile): string {
  const styles = path.endsWith('.css')
    ? [text]
    : [...text.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css);
  return styles.join('\n').replaceAll(/\/\*.*?\*\//gs, '');
}

function selectorsIn(css: string): string[] {
  const selectors = css.match(/[^{};]+(?=\{)/g) ?? [];
  return selectors.map((selector) => selector.trim()).filter((selector) => !selector.startsWith('@'));
}

/** Style sheets that style shared things for one place, or draw the same again. */
export function sharedStyleViolations(file: StyledFile): string[] {
  const css = stylesOf(file);
  const named = Object.entries(SHARED).flatMap(([name, home]) => {
    const pattern = new RegExp(`\\.${name}(?![\\w-])`);
    const wrong = file.path === home ? [] : selectorsIn(css).filter((selector) => pattern.test(selector));
    return wrong.map((selector) => `${file.path} styles "${selector}": .${name} has its styles in ${home}`);
  });
  const isDrawnAgain = (css.match(/[^{}]*;/g) ?? []).some((block) => ICON_BUTTON.every((part) => part.test(block)));
  if (!isDrawnAgain || file.path === SHARED['icon-button']) return named;
  return [...named, `${file.path} draws an icon button: use IconButton.tsx or the class icon-button`];
}

/**
 * Selectors of what follows any element. Because of one such rule, wherever it is meant for,
 * Chromium styles all that stands beside a node anew whenever one is put into a page or taken out:
 * sixty cards for one that comes.
 */
export function siblingViolations(file: StyledFile): string[] {
  return selectorsIn(stylesOf(file))
    .filter((selector) => AFTER_ANYTHING.test(selector))
    .map(
      (selector) => `${file.path} styles "${selector}": write :not(:first-child), or give what stands before a class`,
    );
}
