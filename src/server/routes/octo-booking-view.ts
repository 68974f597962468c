import { type BookingStatus, isCancellable } from '../../lib/bookings/booking-status.ts';
import { isTravelled } from '../../lib/bookings/is-travelled.ts';
import { netPaidCents } from '../../lib/bookings/net-payments.ts';
import { statusAt } from '../../lib/bookings/status-at.ts';
import { cutoffOf } from '../../lib/payments/payment-deadline.ts';
import { payableTripOf } from '../bookings/booked-trip.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import type { BookingRecord, StatusChange, TripRecord } from '../repositories/booking-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import type { ResellerBookingRecord } from '../repositories/reseller-record.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import { signVoucher } from '../secrets/voucher-signature.ts';
import { NO_CONTACT } from './octo-contact.ts';
import { availabilityIdOf, utcText } from './octo-departures.ts';
import {
  isOffered,
  isPricedByPerson,
  OPTION_ID,
  optionView,
  type PriceTerms,
  pricingOf,
  productView,
} from './octo-products.ts';
import type { OctoBooking, OctoContactView } from './octo-types.ts';
import { unitItemsOf } from './octo-unit-items.ts';

const STATUSES: Readonly<Record<BookingStatus, OctoBooking['status']>> = {
  draft: 'ON_HOLD',
  'awaiting-payment': 'ON_HOLD',
  'deposit-paid': 'CONFIRMED',
  paid: 'CONFIRMED',
  confirmed: 'CONFIRMED',
  cancelled: 'CANCELLED',
  expired: 'EXPIRED',
  completed: 'REDEEMED',
  'no-show': 'CONFIRMED',
};

/** What a reseller reads of its booking needs besides it. */
export interface OctoBookingContext {
  readonly catalogue: BookingCatalogue;
  readonly voucherKeys: KeyRing;
  readonly hasPricing: boolean;
  readonly now: number;
}

/** A booking as its reseller reads it, at the commission of the day of its sale. */
export async function octoBookingView(
  repositories: Repositories,
  sold: ResellerBookingRecord,
  booking: BookingRecord,
  { catalogue, voucherKeys, hasPricing, now }: OctoBookingContext,
): Promise<OctoBooking> {
  const [trip] = booking.trips;
  if (!trip) throw new Error(`the booking ${booking.ref} of a reseller has no trip`);
  const terms: PriceTerms = { hasPricing, commissionPercent: sold.commissionPercent };
  const current = statusAt(booking, now);
  const status = STATUSES[current];
  const events = await repositories.bookings.events(booking.ref);
  const timeOf = (event: StatusChange['event']) => {
    const found = events.find((each) => each.event === event);
    return found ? utcText(found.at) : null;
  };
  const contact = contactView(sold.details?.contact);
  const isCertain = status === 'CONFIRMED' || status === 'REDEEMED';
  const listing = catalogue.trips.get(trip.trip.listingCode);
  const { date, time, people } = trip.trip;
  return {
    id: booking.ref,
    uuid: sold.uuid,
    testMode: false,
    resellerReference: sold.reference,
    supplierReference: booking.ref,
    status,
    utcCreatedAt: utcText(booking.placedAt),
    utcUpdatedAt: utcText([sold.updatedAt, ...events.map(({ at }) => at)].toSorted().at(-1) ?? booking.placedAt),
    utcExpiresAt: status === 'ON_HOLD' && booking.expiresAt ? utcText(booking.expiresAt) : null,
    utcRedeemedAt: timeOf('complete'),
    utcConfirmedAt: timeOf('receive-payment') ?? timeOf('confirm'),
    productId: trip.trip.listingCode,
    ...(listing && isOffered(listing) && { product: productView(listing, terms), option: optionView(listing, terms) }),
    optionId: OPTION_ID,
    cancellable: isCancellable(current) && !isTravelled(booking.trips, now),
    cancellation: cancellationOf(booking, events),
    freesale: false,
    availabilityId: availabilityIdOf(date, time),
    availability: bookedAvailability(trip),
    contact,
    notes: trip.trip.notes || null,
    deliveryMethods: ['VOUCHER'],
    voucher: isCertain
      ? {
          redemptionMethod: 'DIGITAL',
          utcRedeemedAt: timeOf('complete'),
          deliveryOptions: [{ deliveryFormat: 'QRCODE', deliveryValue: signVoucher(booking, voucherKeys) }],
        }
      : null,
    unitItems: unitItemsOf(sold, booking.ref, people).map(({ uuid, unitId, resellerReference, contact: own }) => ({
      ...{ uuid, unitId, resellerReference, supplierReference: booking.ref, status },
      ...{ utcRedeemedAt: timeOf('complete'), contact: contactView(own), ticket: null },
      ...(hasPricing && listing && isPricedByPerson(listing) && trip.totalUsd % people === 0
        ? { pricing: pricingOf(trip.totalUsd / people, terms) }
        : {}),
    })),
    ...(hasPricing && { pricing: pricingOf(booking.totalUsd, terms) }),
  };
}

/** The departure as it was booked; how many places are left by now is asked for elsewhere. */
function bookedAvailability(trip: TripRecord): OctoBooking['availability'] {
  const id = availabilityIdOf(trip.trip.date, trip.trip.time);
  return {
    ...{ id, localDateTimeStart: id, localDateTimeEnd: trip.end },
    utcCutoffAt: utcText(cutoffOf(payableTripOf(trip))),
    ...{ allDay: false, available: true, status: 'AVAILABLE', vacancies: null, capacity: null, maxUnits: null },
    openingHours: [],
  };
}

function contactView({ locales, ...contact }: typeof NO_CONTACT = NO_CONTACT): OctoContactView {
  return { ...contact, locales: [...locales] };
}

function cancellationOf(booking: BookingRecord, events: readonly StatusChange[]): OctoBooking['cancellation'] {
  const cancelled = events.find(({ event }) => event === 'cancel');
  if (!cancelled) return null;
  const retained = netPaidCents(booking) - booking.refundCents;
  const refund = retained <= 0 ? 'FULL' : booking.refundedCents + booking.refundCents > 0 ? 'PARTIAL' : 'NONE';
  return { refund, reason: cancelled.cause, utcCancelledAt: utcText(cancelled.at) };
}
