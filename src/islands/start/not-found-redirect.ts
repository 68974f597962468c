import { BOOKING_REF_SHAPE } from '../../lib/booking/booking-ref-shape.schema.ts';
import type { RedirectRule } from '../../lib/navigation/redirect-rule.schema.ts';

/**
 * Names the address that was requested (specification.md#errors: 'Page Not Found' followed by the
 * path).
 */
function showPath(): void {
  const place = document.querySelector('[data-missing-path]');
  if (place) place.textContent = location.pathname;
}

/** Whether the path may be a saved cart, on hosts without its address. */
const mayBeCart = () => BOOKING_REF_SHAPE.test(location.pathname.split('/')[2] ?? '');

/** Loads the table of redirects, with one retry and without the HTTP client for size. */
async function loadRedirects(): Promise<readonly (RedirectRule | null)[]> {
  const request = async (): Promise<unknown> => (await fetch('/redirects.json')).json();
  const rules = await request().catch(request);
  return Array.isArray(rules) ? rules : [];
}

/** Whether any rule may apply, the legacy rule too: only then its code is loaded. */
function mayHaveMoved(path: string, rules: readonly (RedirectRule | null)[]): boolean {
  return path.includes('transfers') || rules.some((rule) => rule && [rule.from, encodeURI(rule.from)].includes(path));
}

/**
 * Shows the missing address on the not-found page, or redirects. On hosts that cannot redirect,
 * this page follows the table and finds saved carts.
 */
export async function redirectNotFound(): Promise<void> {
  showPath();
  const path = location.pathname.replace(/\/+$/, '');
  const isCart = mayBeCart();
  const rules = isCart ? [] : await loadRedirects().catch(() => []);
  if (isCart || mayHaveMoved(path, rules)) {
    await import('./follow-redirect.ts').then((redirects) => redirects.followRedirect(path, rules));
  }
}
