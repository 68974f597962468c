import type { ConversionQueries } from '../../lib/analytics/conversion-queries.ts';
import { SECRET_HEADER } from '../../lib/site/headers.ts';
import { type HttpRequest, sendRequest } from '../../lib/site/http-client.ts';
import { secretOf } from '../booking-service/booking-secrets.store.ts';
import { whenVisible } from '../page/when-visible.ts';
import { $consent } from './consent.store.ts';
import { recordAttribution } from './query-params.store.ts';

/** Sends labels, also while the page is being left. A failure is silent. */
function send(queries: ConversionQueries): void {
  const secret = secretOf(queries.ref);
  if (secret === null) sendBeacon(queries);
  // A cart that was saved has a secret, and a beacon has no headers.
  else sendRequest(requestWith(queries, secret)).catch(() => undefined);
}

const PATH = '/api/tracking';

function requestWith(body: ConversionQueries, secret: string): HttpRequest {
  return { path: PATH, method: 'POST', headers: { [SECRET_HEADER]: secret }, body, keepalive: true };
}

function sendBeacon(queries: ConversionQueries): void {
  try {
    navigator.sendBeacon(PATH, new Blob([JSON.stringify(queries)], { type: 'application/json' }));
  } catch {
    // Some privacy tools take the function away.
  }
}

/**
 * Stores and sends campaign labels with the booking reference once a page is visible. Not after a
 * refusal of analytics (specification.md#start-of-a-page).
 */
export function trackAttribution(): void {
  whenVisible(() => {
    if ($consent.get() === 'refused') return;
    const queries = recordAttribution(location.search);
    if (queries) send(queries);
  });
}
