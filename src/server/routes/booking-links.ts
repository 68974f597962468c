import { findBookingContract, sendAgainContract } from '../../lib/bookings/booking-links.contract.ts';
import { sendLinkAgain, sendLinkTo } from '../bookings/send-link.ts';
import { answerJson } from '../http/answer.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { commandEndpoint } from '../http/endpoint.ts';

/** Milliseconds until the look-up, after the response, so that its time discloses nothing. */
const LOOKUP_DELAY_MS = 250;

/**
 * Sends the link of a booking to the address on file. The response is the same whether the booking
 * and the address exist.
 */
export const findBookingEndpoint = commandEndpoint(findBookingContract.request, async ({ services, count }, asked) => {
  await count('finding');
  const { unitOfWork, clock, logger } = services;
  setTimeout(() => {
    unitOfWork
      .write(asked.ref, (repositories) => sendLinkTo(repositories, asked, clock()))
      .catch((error: unknown) => logger.error({ err: error }, 'the link to a booking could not be sent'));
  }, LOOKUP_DELAY_MS);
  return answerJson({}, 202);
});

export const sendAgainEndpoint = commandEndpoint(
  sendAgainContract.request,
  async ({ services, ref: refOf, secret }) => {
    const ref = refOf();
    const { unitOfWork, clock } = services;
    const isSent = await unitOfWork.write(ref, (repositories) => sendLinkAgain(repositories, ref, secret, clock()));
    if (!isSent) throw new ApiProblem(404);
    return answerJson({}, 202);
  },
);
