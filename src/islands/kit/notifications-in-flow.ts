import { isCheckout } from '../../lib/navigation/checkout-paths.ts';

/** Whether notifications are in the flow of this page, as in the checkout, and cover nothing. */
export function areInFlow(): boolean {
  return isCheckout(location.pathname);
}
