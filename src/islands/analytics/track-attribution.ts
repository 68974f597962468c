import type { ConversionQueries } from '../../lib/analytics/conversion-queries.ts';
import { SECRET_HEADER } from '../../lib/site/headers.ts';
import { secretOf } from '../booking-service/booking-secrets.store.ts';
import { whenVisible } from '../page/when-visible.ts';
import { $consent } from './consent.store.ts';
import { recordAttribution } from './query-params.store.ts';

/** Sends even while the page is being left. Nobody waits for an answer, so a failure is silent. */
function send(queries: ConversionQueries): void {
  const secret = secretOf(queries.ref);
  const [path, type, body] = ['/api/tracking', 'application/json', JSON.stringify(queries)];
  try {
    if (secret === null) navigator.sendBeacon(path, new Blob([body], { type }));
    else sendWithSecret(path, { 'Content-Type': type, [SECRET_HEADER]: secret }, body);
  } catch {
    // Some privacy tools take the function away.
  }
}

/** A cart that was saved has a secret, and a beacon has no headers. */
function sendWithSecret(path: string, headers: Readonly<Record<string, string>>, body: string): void {
  fetch(path, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
}

/**
 * Stores the campaign labels of the address with the booking reference and sends them, when somebody sees the page
 * (specification.md#start-of-a-page). Who has refused analytics is not followed by these either.
 */
export function trackAttribution(): void {
  whenVisible(() => {
    if ($consent.get() === 'refused') return;
    const queries = recordAttribution(location.search);
    if (queries) send(queries);
  });
}
