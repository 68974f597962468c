import type { ConversionQueries } from '../analytics/conversion-queries.ts';
import { $consent } from '../stores/consent.ts';
import { noteArrival } from '../stores/queries.ts';
import { whenSeen } from './seen.ts';

/** Hands the browser what to send even while the page is being left. Nobody waits for an answer, so a failure is silent. */
function send(queries: ConversionQueries): void {
  const body = new Blob([JSON.stringify(queries)], { type: 'application/json' });
  try {
    navigator.sendBeacon('/api/tracking', body);
  } catch {
    // Some privacy tools take the function away.
  }
}

/**
 * Keeps the parameters of the address with the booking reference and sends them, when somebody sees the page (specification,
 * sections 4 and 7). Who has refused analytics is not followed by these either.
 */
export function trackArrival(): void {
  whenSeen(() => {
    if ($consent.get() === 'refused') return;
    const queries = noteArrival(location.search);
    if (queries) send(queries);
  });
}
