import { keepsSomething } from '../keeps-something.ts';

/** Whether a booking or a form waits to be sent, or there is news of one: see stores/outbox.ts and stores/participant-drafts.ts. */
export function mayWait(): boolean {
  return keepsSomething('outbox.1', 'participant-drafts.1');
}
