import { BOOKING_REF_SHAPE } from '../../lib/booking/booking-ref-shape.schema.ts';
import type { RedirectRule } from '../../lib/navigation/redirect-rule.schema.ts';

/** Names the address that was requested (specification.md#errors: 'Page Not Found' followed by the path). */
function showPath(): void {
  const place = document.querySelector('[data-missing-path]');
  if (place) place.textContent = location.pathname;
}

/** Whether a saved cart may be meant, on a host that knows only the cart's page. Few addresses end like one. */
const mayBeCart = () => BOOKING_REF_SHAPE.test(location.pathname.split('/')[2] ?? '');

/**
 * The table of moved addresses. Requested without the site's HTTP client, which alone would be a tenth of what may run before
 * a touch; it is tried twice. What a server says instead by accident is no JSON.
 */
async function loadRedirects(): Promise<readonly (RedirectRule | null)[]> {
  const request = async (): Promise<unknown> => (await fetch('/redirects.json')).json();
  const rules = await request().catch(request);
  return Array.isArray(rules) ? rules : [];
}

/** Whether any rule may apply, that of the old site's addresses too: what looks closely is loaded for such a path alone. */
function mayHaveMoved(path: string, rules: readonly (RedirectRule | null)[]): boolean {
  return path.includes('transfers') || rules.some((rule) => rule?.from === path || encodeURI(`${rule?.from}`) === path);
}

/**
 * On the not-found page: says which address is missing. A host that cannot redirect has only this page, so the
 * table of moved addresses is asked here as well, and a saved cart finds its page.
 */
export async function redirectNotFound(): Promise<void> {
  showPath();
  const path = location.pathname.replace(/\/+$/, '');
  const isCart = mayBeCart();
  const rules = isCart ? [] : await loadRedirects().catch(() => []);
  if (isCart || mayHaveMoved(path, rules)) (await import('./follow-redirect.ts')).followRedirect(path, rules);
}
