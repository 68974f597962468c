import { BOOKING_REF_SHAPE } from '../booking-ref/booking-ref-shape.schema.ts';
import type { RedirectRule } from '../redirects/redirect-rule.schema.ts';
import { REDIRECT_TARGET_SHAPE } from '../redirects/redirect-target-shape.schema.ts';
import { resolveRedirect } from '../redirects/resolve-redirect.ts';

/** Names the address that was asked for (specification, section 8: 'Page Not Found' followed by the path). */
function namePath(): void {
  const place = document.querySelector('[data-missing-path]');
  if (place) place.textContent = location.pathname;
}

/** The page of a saved cart, on a host that knows only the cart's. Few addresses end like one, so the rule is loaded for them alone. */
async function shellHere(): Promise<string | null> {
  if (!BOOKING_REF_SHAPE.test(location.pathname.split('/')[2] ?? '')) return null;
  const shells = await import('../booking-ref/page-shells.ts');
  return shells.shellFallback(location.pathname, location.hash);
}

function isRule(rule: RedirectRule | null): rule is RedirectRule {
  return typeof rule?.from === 'string' && REDIRECT_TARGET_SHAPE.test(rule.to);
}

/** The table of moved addresses. Nobody has touched the page yet, so the code that asks for it has to be small: it reads no more of the table than it follows. */
async function movedAddresses(): Promise<readonly RedirectRule[]> {
  // What a server says instead by accident is no JSON.
  const ask = async (): Promise<unknown> => (await fetch('/redirects.json')).json();
  const rules = await ask().catch(ask);
  return Array.isArray(rules) ? rules.filter(isRule) : [];
}

/**
 * On the not-found page: says which address is missing. A host that cannot redirect has only this page, so the
 * table of moved addresses is asked here as well, and a saved cart finds its page.
 */
export async function showMissingPath(): Promise<void> {
  const shell = await shellHere().catch(() => null);
  if (shell) return location.replace(shell);
  namePath();
  const rules = await movedAddresses().catch(() => []);
  const target = resolveRedirect(location.pathname.replace(/\/+$/, ''), rules, new URLSearchParams(location.search));
  if (target) location.replace(target.to + location.search + location.hash);
}
