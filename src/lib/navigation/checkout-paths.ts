import { PATHS } from './paths.ts';

/**
 * Pages for booking and paying, which never reload by themselves
 * (specification.md#offline-and-updates).
 */
const CHECKOUT = [PATHS.cart, PATHS.payment, PATHS.confirmation, PATHS.participants, PATHS.cancel, '/booking'];

/** Whether a path is part of booking. */
export function isCheckout(path: string): boolean {
  return CHECKOUT.some((start) => path === start || path.startsWith(`${start}/`));
}
