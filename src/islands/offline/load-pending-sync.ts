import { hasPending } from './has-pending.ts';

/** Pages on which something may be left waiting. */
const WRITING_PAGE = '[data-uses-cart]';

/** Loads what sends pending bookings, where there may be one: other pages do without its code. */
export function loadPendingSync(): void {
  if (!hasPending() && !document.querySelector(WRITING_PAGE)) return;
  import('./sync-pending-bookings.ts').then(
    ({ syncPendingBookings }) => syncPendingBookings(),
    () => undefined,
  );
}
