import type { RedirectRule } from '../../lib/navigation/redirect-rule.schema.ts';
import { REDIRECT_TARGET_SHAPE } from '../../lib/navigation/redirect-target-shape.schema.ts';
import { resolveRedirect } from '../../lib/navigation/resolve-redirect.ts';

function isRule(rule: RedirectRule | null): rule is RedirectRule {
  return typeof rule?.from === 'string' && REDIRECT_TARGET_SHAPE.test(rule.to);
}

/**
 * Leads to where an address has moved, if a rule of the table or that of the old site's addresses says so.
 *
 * @param path without a slash at its end
 */
export function followRedirect(path: string, table: readonly RedirectRule[]): void {
  const target = resolveRedirect(path, table.filter(isRule), new URLSearchParams(location.search));
  if (target) location.replace(target.to + location.search + location.hash);
}
