import { shellFallback } from '../../lib/booking/shell-pages.ts';
import type { RedirectRule } from '../../lib/navigation/redirect-rule.schema.ts';
import { REDIRECT_TARGET_SHAPE } from '../../lib/navigation/redirect-target-shape.schema.ts';
import { resolveRedirect } from '../../lib/navigation/resolve-redirect.ts';

function isRule(rule: RedirectRule | null): rule is RedirectRule {
  return typeof rule?.from === 'string' && REDIRECT_TARGET_SHAPE.test(rule.to);
}

/**
 * Redirects to a saved cart, or to a moved page by the table or the legacy rule.
 *
 * @param path without a slash at its end
 */
export function followRedirect(path: string, table: readonly (RedirectRule | null)[]): void {
  const shell = shellFallback(location.pathname, location.hash);
  const target = resolveRedirect(path, table.filter(isRule), new URLSearchParams(location.search));
  if (shell) location.replace(shell);
  else if (target) location.replace(target.to + location.search + location.hash);
}
