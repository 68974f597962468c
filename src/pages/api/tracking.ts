import { campaignLabels } from '../../lib/analytics/campaign-labels.ts';
import { trackingContract } from '../../lib/api/tracking.ts';
import { saveArrival } from '../../lib/server/arrivals/save-arrival.ts';
import { writing } from '../../lib/server/http/endpoint.ts';
import { methodNotAllowed } from '../../lib/server/problem-response.ts';

export const prerender = false;

/** Takes the parameters that a traveller came with. Only the labels of advertisements are kept, and the log says only which there are. */
export const POST = writing(trackingContract.request, async ({ services, count, about }, { ref, queries }) => {
  await about(ref);
  await count('arrival');
  const labels = campaignLabels(queries);
  const names = Object.keys(labels);
  if (names.length > 0) {
    await services.store.write(ref, (ledger) => saveArrival(ledger, ref, labels, services.clock()));
  }
  services.logger.info({ parameters: Object.keys(queries).length, labels: names }, 'arrival');
  return new Response(null, { status: 202, headers: { 'Cache-Control': 'no-store' } });
});

export const ALL = methodNotAllowed('POST');
