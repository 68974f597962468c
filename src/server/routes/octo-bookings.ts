import { addDays } from '../../lib/time/manila.ts';
import { periodOf } from '../backoffice/departures.ts';
import type { ResellersBooking } from '../bookings/change-reseller-booking.ts';
import { type Answer, answerJson } from '../http/answer.ts';
import { type OctoCall, octoQueryEndpoint } from '../http/octo-endpoint.ts';
import { OctoProblem, wrongId } from '../http/octo-problem.ts';
import { readQuery } from '../http/query.ts';
import type { Repositories } from '../repositories/repositories.ts';
import type { ResellerBookingRecord } from '../repositories/reseller-record.ts';
import { octoBookingView } from './octo-booking-view.ts';
import { bookingsQuerySchema } from './octo-requests.schema.ts';

/** Most bookings of one answer. */
const MAX_BOOKINGS = 100;

/** A booking of the reseller, by the reseller's own id. */
export const octoBookingEndpoint = octoQueryEndpoint((call) => answerOwnBooking(call, call.param('uuid')));

/** Bookings of the reseller by a reference or by day of departure, the newest first. */
export const octoBookingsEndpoint = octoQueryEndpoint(async (call) => {
  const { services, reseller, request } = call;
  const query = readQuery(request, bookingsQuerySchema);
  const { resellerReference: reference, supplierReference: bookingRef } = query;
  const { localDate, localDateStart: from = localDate, localDateEnd: to = localDate } = query;
  const isPeriod = from !== undefined && to !== undefined;
  if ((from === undefined) !== (to === undefined)) {
    throw new OctoProblem('BAD_REQUEST', 'Send localDateStart and localDateEnd together.');
  }
  if (!isPeriod && reference === undefined && bookingRef === undefined) {
    throw new OctoProblem(
      'BAD_REQUEST',
      'Send resellerReference, supplierReference, localDate, or a start and an end.',
    );
  }
  if (isPeriod && addDays(from, 366) < to) throw new OctoProblem('BAD_REQUEST', 'localDateEnd: at most a year.');
  const filter = { reference, bookingRef, departs: isPeriod ? periodOf(from, to) : undefined };
  const catalogue = await services.catalogue();
  const found = await services.unitOfWork.read(async (repositories) => {
    const views = [];
    // One after the other: they share a connection.
    for (const sold of await repositories.resellers.find(reseller.id, filter, MAX_BOOKINGS)) {
      views.push(await viewOf(call, repositories, sold, catalogue));
    }
    return views;
  });
  return answerJson(found);
});

/** The answer with a booking as it is now. @throws OctoProblem INVALID_BOOKING_UUID */
export async function answerOwnBooking(call: OctoCall, uuid: string): Promise<Answer> {
  const catalogue = await call.services.catalogue();
  return answerJson(
    await call.services.unitOfWork.read(async (repositories) => {
      const { sold } = await ownBooking(call, repositories, uuid);
      return viewOf(call, repositories, sold, catalogue);
    }),
  );
}

/**
 * Changes a booking of the reseller, one request after the other.
 *
 * @throws OctoProblem INVALID_BOOKING_UUID for one that there is not, or that is another's
 */
export async function changeOwnBooking(
  call: OctoCall,
  change: (repositories: Repositories, own: ResellersBooking) => Promise<void>,
): Promise<Answer> {
  const { unitOfWork } = call.services;
  const uuid = call.param('uuid');
  const { sold } = await unitOfWork.read((repositories) => ownBooking(call, repositories, uuid));
  await unitOfWork.write(sold.bookingRef, async (repositories) =>
    change(repositories, await ownBooking(call, repositories, uuid)),
  );
  return answerOwnBooking(call, uuid);
}

async function ownBooking(
  { reseller }: OctoCall,
  { resellers, bookings }: Repositories,
  uuid: string,
): Promise<ResellersBooking> {
  const sold = await resellers.withUuid(reseller.id, uuid.toLowerCase());
  const booking = sold && (await bookings.find(sold.bookingRef));
  if (!sold || !booking) throw wrongId('INVALID_BOOKING_UUID', uuid, 'There is no such booking.');
  return { reseller, sold, booking };
}

async function viewOf(
  { services, hasPricing }: OctoCall,
  repositories: Repositories,
  sold: ResellerBookingRecord,
  catalogue: Awaited<ReturnType<OctoCall['services']['catalogue']>>,
) {
  const booking = await repositories.bookings.find(sold.bookingRef);
  if (!booking) throw new Error(`the booking ${sold.bookingRef} of a reseller is not there`);
  const { voucherKeys, clock } = services;
  return octoBookingView(repositories, sold, booking, { catalogue, voucherKeys, hasPricing, now: clock() });
}
