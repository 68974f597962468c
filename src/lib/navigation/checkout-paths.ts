import { languageOfPath } from '../languages/localized-path.ts';
import { PATHS } from './paths.ts';

/**
 * Pages for booking and paying, which never reload by themselves
 * (specification.md#offline-and-updates).
 */
const CHECKOUT = [PATHS.cart, PATHS.payment, PATHS.confirmation, PATHS.participants, PATHS.cancel, '/booking'];

/** Whether a path is part of booking, in any language. */
export function isCheckout(path: string): boolean {
  const { path: page } = languageOfPath(path);
  return CHECKOUT.some((start) => page === start || page.startsWith(`${start}/`));
}
