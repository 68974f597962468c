import { campaignLabels } from '../../lib/analytics/campaign-labels.ts';
import { trackingContract } from '../../lib/analytics/tracking.contract.ts';
import { saveAttribution } from '../bookings/save-attribution.ts';
import { answerEmpty } from '../http/answer.ts';
import { commandEndpoint } from '../http/endpoint.ts';

/**
 * Stores the campaign labels of a traveller; other parameters are only logged by name. The response
 * is the same for a wrong secret, so that references cannot be probed.
 */
export const trackingEndpoint = commandEndpoint(
  trackingContract.request,
  async ({ services, secret, reserve, admission }, { ref, queries }) => {
    const turn = await reserve('arrival');
    const labels = campaignLabels(queries);
    const arrival = { ref, secret, labels, mayBeNew: turn.isWithin };
    const outcome = await services.unitOfWork.write(ref, (repositories) =>
      saveAttribution(repositories, arrival, services.clock()),
    );
    if (outcome === 'too-many') throw turn.refusal();
    if (outcome === 'saved') await turn.release();
    if (outcome === 'closed') await admission.recordFailure(ref);
    services.logger.info({ parameters: Object.keys(queries).length, labels: Object.keys(labels) }, 'arrival');
    return answerEmpty(202);
  },
  { refOf: ({ ref }) => ref },
);
