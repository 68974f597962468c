import { startPaymentContract } from '../../../../lib/api/payments.ts';
import { findBooking } from '../../../../lib/server/bookings/read-booking.ts';
import { ApiProblem } from '../../../../lib/server/http/api-problem.ts';
import { answerJson, writing } from '../../../../lib/server/http/endpoint.ts';
import { dueAmount } from '../../../../lib/server/payments/due-amount.ts';
import { paymentProviders } from '../../../../lib/server/payments/payment-providers.ts';
import { methodNotAllowed } from '../../../../lib/server/problem-response.ts';

export const prerender = false;

export const POST = writing(startPaymentContract.request, async (call, { method }) => {
  const { services, secret } = call;
  const ref = call.ref();
  const idempotencyKey = call.idempotencyKey();
  const booking = await services.store.read((ledger) => findBooking(ledger, ref, secret));
  if (!booking) throw new ApiProblem(404);
  const provider = paymentProviders(await services.catalogue()).find((one) => one.method.id === method);
  if (!provider)
    throw new ApiProblem(422, { errors: [{ field: 'method', detail: 'a way to pay that is offered here' }] });
  const due = dueAmount(booking, services.clock());
  if (!due) throw new ApiProblem(409, { detail: 'There is nothing to pay for this booking at the moment.' });
  return answerJson(await provider.start({ bookingRef: ref, due, idempotencyKey }));
});

export const ALL = methodNotAllowed('POST');
