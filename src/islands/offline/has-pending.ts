import { hasStoredValue } from '../storage/read-storage.ts';

/**
 * Whether a booking or a form is pending or was just sent. See pending-bookings.store.ts and
 * participant-drafts.store.ts.
 */
export function hasPending(): boolean {
  return hasStoredValue('outbox.1', 'participant-drafts.1');
}
