import { SHELL_PAGES } from '../../src/lib/booking/shell-pages.ts';
import type { RedirectRule } from '../../src/lib/navigation/redirect-rule.schema.ts';

/**
 * The rules in the format that static hosts read (`_redirects` of Netlify, Cloudflare Pages and others). Rules that look
 * at the query are left out: hosts disagree about them, and the pages work without. One page stands for all addresses of
 * a shell.
 */
export function redirectsFile(rules: readonly RedirectRule[]): string {
  const lines = rules
    .filter(({ query }) => query === undefined)
    .map(({ from, to, status }) => `${from} ${to} ${status}`);
  const shells = SHELL_PAGES.map((shell) => `${shell}/* ${shell} 200`);
  return `${[...lines, ...shells].join('\n')}\n`;
}
