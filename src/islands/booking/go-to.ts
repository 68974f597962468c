import { isStorageBlocked } from '../storage/browser-storages.ts';

/**
 * Goes to another page with the cart. Without storage the cart is only on this page: see
 * islands/cart/storage-blocked-notification.ts.
 */
export function goTo(path: string): void {
  if (!isStorageBlocked()) location.assign(path);
}
