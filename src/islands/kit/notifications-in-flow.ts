import { isCheckout } from '../../lib/navigation/checkout-paths.ts';

/** Whether this page is of the checkout: notifications stand in its flow there and cover nothing. */
export function areInFlow(): boolean {
  return isCheckout(location.pathname);
}
