import { findBookingContract } from '../../lib/bookings/booking-links.contract.ts';
import { sendLinkTo } from '../../server/bookings/send-link.ts';
import { answerJson, commandEndpoint } from '../../server/http/endpoint.ts';
import { methodNotAllowed } from '../../server/http/problem-response.ts';

export const prerender = false;

/** The answer leaves before anything is looked up, so how long it takes says nothing either. */
const LOOKUP_DELAY_MS = 250;

/** Sends the link to a booking to the address on file. The answer is the same whether there is such a booking, and whether the address is its own. */
export const POST = commandEndpoint(findBookingContract.request, async ({ services, count }, asked) => {
  await count('finding');
  const { unitOfWork, clock, logger } = services;
  setTimeout(() => {
    unitOfWork
      .write(asked.ref, (repositories) => sendLinkTo(repositories, asked, clock()))
      .catch((error: unknown) => logger.error({ err: error }, 'the link to a booking could not be sent'));
  }, LOOKUP_DELAY_MS);
  return answerJson({}, 202);
});

export const ALL = methodNotAllowed('POST');
