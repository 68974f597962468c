import { sendAgainContract } from '../../../../lib/bookings/booking-links.contract.ts';
import { sendLinkAgain } from '../../../../server/bookings/send-link.ts';
import { ApiProblem } from '../../../../server/http/api-problem.ts';
import { answerJson, commandEndpoint } from '../../../../server/http/endpoint.ts';
import { methodNotAllowed } from '../../../../server/http/problem-response.ts';

export const prerender = false;

export const POST = commandEndpoint(sendAgainContract.request, async ({ services, ref: refOf, secret }) => {
  const ref = refOf();
  const { unitOfWork, clock } = services;
  const isSent = await unitOfWork.write(ref, (repositories) => sendLinkAgain(repositories, ref, secret, clock()));
  if (!isSent) throw new ApiProblem(404);
  return answerJson({}, 202);
});

export const ALL = methodNotAllowed('POST');
