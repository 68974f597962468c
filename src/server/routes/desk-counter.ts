import { counterBookingContract } from '../../lib/desk/counter-booking.contract.ts';
import { dollarText } from '../../lib/money/format-money.ts';
import { counterMessage } from '../backoffice/counter-message.ts';
import { receiveManualPayment } from '../backoffice/receive-manual-payment.ts';
import { placeBooking } from '../bookings/place-booking.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { deskCommandEndpoint } from '../http/desk-endpoint.ts';
import { type StaffActor, staffActor } from '../repositories/actor.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { hashOf } from '../secrets/secret.ts';
import { answerFile } from './desk-command.ts';
import { answerPlaceRefusal, requirePlaceable } from './place-booking.ts';

/** Books for somebody as travellers book. Cash counts in the same transaction. */
export const counterBookingEndpoint = deskCommandEndpoint(
  'change-bookings',
  counterBookingContract.request,
  async (call, { payment, ...request }) => {
    const { services, staff } = call;
    const { bookingRef: ref } = request;
    const actor = staffActor(staff.name);
    const requestHash = hashOf(JSON.stringify({ ...request, payment }));
    const idempotencyKey = `desk ${call.idempotencyKey()}`;
    requirePlaceable(request);
    const [built, now] = [await services.catalogue(), services.clock()];
    const operator = { ...built.operator, url: services.siteUrl ?? built.operator.url };
    const catalogue = { ...built, operator };
    return services.unitOfWork.write(ref, async (repositories) => {
      const placing = { request, secret: null, idempotencyKey, requestHash, origin: null, actor };
      const outcome = await placeBooking(repositories, placing, catalogue, now);
      if (outcome.kind !== 'placed' && outcome.kind !== 'repeated') return answerPlaceRefusal(outcome);
      if (payment.kind === 'cash') await payInCash(repositories, ref, { ...payment, actor }, catalogue, now);
      const booking = await repositories.bookings.find(ref);
      if (!booking) throw new Error('a booking that was just placed is not there');
      const message = counterMessage(booking, outcome.secret ?? '', catalogue, now);
      return answerFile(call, repositories, withMessage(booking, message), outcome.kind === 'placed' ? 201 : 200);
    });
  },
);

function withMessage({ ref }: BookingRecord, message: object) {
  return { ref, message };
}

/** Counts all of the price as paid. @throws ApiProblem 409 where the receipt is another's */
async function payInCash(
  repositories: Repositories,
  ref: string,
  { receipt, actor }: { readonly receipt: string; readonly actor: StaffActor },
  catalogue: BookingCatalogue,
  now: number,
): Promise<void> {
  const booking = await repositories.bookings.find(ref);
  const amount = { currency: 'USD', cents: (booking?.totalUsd ?? 0) * 100 } as const;
  const outcome = await receiveManualPayment(repositories, ref, { id: receipt, amount, actor }, catalogue, now);
  if (outcome.kind !== 'other-payment') return;
  const detail = `${receipt} is a payment of ${dollarText(outcome.cents, 'en-US')} for ${outcome.bookingRef} already: look at the receipt again. Nothing was booked.`;
  throw new ApiProblem(409, { detail });
}
