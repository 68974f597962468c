import { correctEmailContract } from '../../../../lib/bookings/booking-links.contract.ts';
import { correctEmail } from '../../../../server/bookings/correct-email.ts';
import { viewBooking } from '../../../../server/bookings/read-booking.ts';
import { ApiProblem } from '../../../../server/http/api-problem.ts';
import { answerJson, commandEndpoint } from '../../../../server/http/endpoint.ts';
import { methodNotAllowed } from '../../../../server/http/problem-response.ts';

export const prerender = false;

export const PUT = commandEndpoint(
  correctEmailContract.request,
  async ({ services, ref: refOf, secret }, { email }) => {
    const ref = refOf();
    const { unitOfWork, clock, passportKeys } = services;
    const corrected = await unitOfWork.write(ref, async (repositories) => {
      const outcome = await correctEmail(repositories, { ref, secret, email }, clock());
      switch (outcome.kind) {
        case 'missing':
          throw new ApiProblem(404);
        case 'by-mail':
          throw new ApiProblem(409, {
            detail:
              'You opened this booking by a link from a mail. Correct the address on the device that booked, or write to us.',
          });
        case 'too-many':
          throw new ApiProblem(409, { detail: 'This address was corrected five times already. Write to us.' });
        case 'corrected':
          return viewBooking(repositories, outcome.booking, passportKeys, clock());
      }
    });
    return answerJson(corrected);
  },
);

export const ALL = methodNotAllowed('PUT');
