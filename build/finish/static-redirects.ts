import { SHELL_PAGES } from '../../src/lib/booking/shell-pages.ts';
import type { RedirectRule } from '../../src/lib/navigation/redirect-rule.schema.ts';

/**
 * The rules in the `_redirects` format of static hosts (Netlify, Cloudflare Pages). Rules about the
 * query are left out, as hosts disagree about them and pages work without. One page serves all
 * addresses of a shell.
 */
export function redirectsFile(rules: readonly RedirectRule[]): string {
  const lines = rules
    .filter(({ query }) => query === undefined)
    .map(({ from, to, status }) => `${from} ${to} ${status}`);
  const shells = SHELL_PAGES.map((shell) => `${shell}/* ${shell} 200`);
  return `${[...lines, ...shells].join('\n')}\n`;
}
