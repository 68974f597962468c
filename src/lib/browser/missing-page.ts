import { shellFallback } from '../booking-ref/page-shells.ts';
import type { RedirectRule } from '../redirects/redirect-rule.schema.ts';
import { resolveRedirect } from '../redirects/resolve-redirect.ts';

/** Names the address that was asked for (specification, section 8: 'Page Not Found' followed by the path). */
function namePath(): void {
  const place = document.querySelector('[data-missing-path]');
  if (place) place.textContent = location.pathname;
}

/**
 * On the not-found page: says which address is missing. A host that cannot redirect has only this page, so the
 * table of moved addresses is asked here as well, and a saved cart finds its page.
 */
export async function showMissingPath(): Promise<void> {
  const shell = shellFallback(location.pathname, location.hash);
  if (shell) return location.replace(shell);
  namePath();
  const response = await fetch('/redirects.json').catch(() => null);
  const rules: RedirectRule[] = response?.ok ? await response.json() : [];
  const target = resolveRedirect(location.pathname.replace(/\/+$/, ''), rules, new URLSearchParams(location.search));
  if (target) location.replace(target.to + location.search + location.hash);
}
