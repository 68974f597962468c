const IMPORT = /@import\b[^;]*;?/gi;
const FILE = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]*))\s*\)/gi;

/** What pages show where no script runs; a preview shows what everybody else sees. */
const WITHOUT_SCRIPTS = /\(\s*scripting\s*:\s*none\s*\)/gi;

/**
 * A style sheet whose files are found in the preview. It loads nothing else.
 *
 * @param addressOf the address of a file by that in the page; null for what is not shown
 */
export function rewriteStyles(css: string, addressOf: (url: string) => string | null): string {
  return css
    .replace(IMPORT, '')
    .replace(WITHOUT_SCRIPTS, '(width < 0px)')
    .replace(FILE, (_all, ...quoted: readonly (string | undefined)[]) => {
      const url = quoted.slice(0, 3).find((text) => text !== undefined) ?? '';
      return `url("${url.startsWith('#') ? url : (addressOf(url) ?? '')}")`;
    });
}
