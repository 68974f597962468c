import { hasPending } from './has-pending.ts';

/** Pages on which something may be left waiting. */
const WRITING_PAGE = '[data-uses-cart]';

/** Loads the code that sends pending bookings, if one may be pending. */
export function loadPendingSync(): void {
  if (!hasPending() && !document.querySelector(WRITING_PAGE)) return;
  import('./sync-pending-bookings.ts').then(
    ({ syncPendingBookings }) => syncPendingBookings(),
    () => undefined,
  );
}
