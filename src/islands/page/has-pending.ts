import { keepsSomething } from './has-stored-value.ts';

/** Whether a booking or a form waits to be sent, or there is news of one: see islands/checkout/pending-bookings.store.ts and islands/bookings/participant-drafts.store.ts. */
export function mayWait(): boolean {
  return keepsSomething('outbox.1', 'participant-drafts.1');
}
