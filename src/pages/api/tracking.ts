import { campaignLabels } from '../../lib/analytics/campaign-labels.ts';
import { trackingContract } from '../../lib/api/tracking.ts';
import { writing } from '../../lib/server/http/endpoint.ts';
import { methodNotAllowed } from '../../lib/server/problem-response.ts';

export const prerender = false;

/** Takes the parameters that a traveller came with. What they say may be personal, so the log holds only which there are. */
export const POST = writing(trackingContract.request, async ({ services }, { queries }) => {
  services.logger.info({ parameters: Object.keys(queries).length, labels: campaignLabels(queries) }, 'arrival');
  return new Response(null, { status: 202, headers: { 'Cache-Control': 'no-store' } });
});

export const ALL = methodNotAllowed('POST');
