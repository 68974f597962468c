import { correctEmailContract } from '../../../../lib/bookings/booking-links.contract.ts';
import { correctEmail } from '../../../../server/bookings/correct-email.ts';
import { viewBooking } from '../../../../server/bookings/read-booking.ts';
import { ApiProblem } from '../../../../server/http/api-problem.ts';
import { answerJson, writing } from '../../../../server/http/endpoint.ts';
import { methodNotAllowed } from '../../../../server/http/problem-response.ts';

export const prerender = false;

export const PUT = writing(correctEmailContract.request, async ({ services, ref: refOf, secret }, { email }) => {
  const ref = refOf();
  const { store, clock, passportKeys } = services;
  const corrected = await store.write(ref, async (ledger) => {
    const outcome = await correctEmail(ledger, { ref, secret, email }, clock());
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
        return viewBooking(ledger, outcome.booking, passportKeys, clock());
    }
  });
  return answerJson(corrected);
});

export const ALL = methodNotAllowed('PUT');
