import { sendAgainContract } from '../../../../lib/bookings/booking-links.contract.ts';
import { sendLinkAgain } from '../../../../server/bookings/send-link.ts';
import { ApiProblem } from '../../../../server/http/api-problem.ts';
import { answerJson, writing } from '../../../../server/http/endpoint.ts';
import { methodNotAllowed } from '../../../../server/http/problem-response.ts';

export const prerender = false;

export const POST = writing(sendAgainContract.request, async ({ services, ref: refOf, secret }) => {
  const ref = refOf();
  const { store, clock } = services;
  const isSent = await store.write(ref, (ledger) => sendLinkAgain(ledger, ref, secret, clock()));
  if (!isSent) throw new ApiProblem(404);
  return answerJson({}, 202);
});

export const ALL = methodNotAllowed('POST');
