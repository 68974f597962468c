import { arrivalText } from '../src/lib/booking/trip-text-data.ts';
import { bookingAt } from '../src/lib/bookings/status-at.ts';
import { dollarText } from '../src/lib/money/format-money.ts';
import { outstandingDues } from '../src/lib/payments/outstanding-balance.ts';
import type { Cell } from '../src/lib/text/csv.ts';
import type { BookingFile, FiledParticipant } from '../src/server/backoffice/booking-file.ts';
import { resellerNameOf, staffNameOf } from '../src/server/repositories/actor.ts';
import type { TripRecord } from '../src/server/repositories/booking-record.ts';
import { minuteText } from './booking-columns.ts';
import { shownText, textTable } from './text-table.ts';

type Rows = readonly (readonly [label: string, value: string | null])[];

function labelRows(rows: Rows): string {
  const filled = rows.filter(([, value]) => value);
  const width = Math.max(...filled.map(([label]) => label.length));
  return filled.map(([label, value]) => `${label.padEnd(width)}  ${shownText(String(value))}`).join('\n');
}

function withTitle(title: string, header: readonly string[], rows: readonly (readonly Cell[])[]): string[] {
  return rows.length === 0 ? [] : [`${title}\n${textTable(header, rows)}`];
}

function attributionText({ arrival }: BookingFile): string {
  return Object.entries(arrival?.labels ?? {})
    .map(([label, value]) => `${label}=${value}`)
    .join(', ');
}

function head(file: BookingFile, now: number): string {
  const booking = bookingAt(file.booking, now);
  const { ref, status, booker, placedAt, expiresAt, totalUsd, paidCents, refundCents, refundedCents } = booking;
  const dues = outstandingDues(booking, paidCents).map(
    ({ due, cents }) => `${dollarText(cents, 'en-US')}${due === null ? ' at once' : ` by ${minuteText(due)}`}`,
  );
  return labelRows([
    ['Booking', ref],
    ['Status', status === 'awaiting-payment' && expiresAt ? `${status}, kept until ${minuteText(expiresAt)}` : status],
    ['Placed', minuteText(placedAt)],
    ['Sold by', booking.reseller ? `${booking.reseller.name}, paid by invoice` : null],
    ['Name', booker.name],
    ['E-mail', booker.email],
    ['Mobile', booker.mobile],
    ['Price', dollarText(totalUsd * 100, 'en-US')],
    ['Paid', dollarText(paidCents, 'en-US')],
    ['Still to pay', dues.join(', ')],
    ['Owed back', refundCents > 0 ? dollarText(refundCents, 'en-US') : null],
    ['Given back', refundedCents > 0 ? dollarText(refundedCents, 'en-US') : null],
    ['Came by', attributionText(file)],
  ]);
}

function tripPage(sold: TripRecord, participants: readonly FiledParticipant[]): string {
  const { ref, title, trip, provider, departure, pickup, dropoff, totalUsd, cashPhp, documents } = sold;
  const own = participants.filter(({ tripRef }) => tripRef === ref);
  const passports = own.filter(({ hasPassport }) => hasPassport).length;
  return labelRows([
    ['Trip', `${minuteText(departure)} ${title} (${trip.listingCode})`],
    ['Provider', provider],
    [
      'People',
      `${trip.people}, ${own.length} of them named${own.length > 0 ? `: ${own.map(({ name }) => name).join(', ')}` : ''}`,
    ],
    ['Passports', documents === 'passport' ? `${passports} of ${trip.people}` : null],
    ['From', pickup.name],
    ['To', dropoff.name],
    ['Arriving with', arrivalText(trip.arrival, 'en-US')],
    ['Price', dollarText(totalUsd * 100, 'en-US')],
    ['Cash', cashPhp > 0 ? `PHP ${cashPhp}` : null],
    ['Note', trip.notes],
  ]);
}

/** Everything that is known of a booking, for the operator's eyes. `now` is an instant in ms. */
export function bookingPage(file: BookingFile, now: number): string {
  const { booking, participants, payments, refunds, events, notes, mails } = file;
  const blocks = [
    head(file, now),
    ...booking.trips.map((trip) => tripPage(trip, participants)),
    ...withTitle(
      'Payments',
      ['at', 'id', 'USD'],
      payments.map(({ receivedAt, id, cents }) => [minuteText(receivedAt), id, cents / 100]),
    ),
    ...withTitle(
      'Refunds',
      ['at', 'id', 'USD', 'status', 'why'],
      refunds.map(({ at, id, cents, status, reason }) => [minuteText(at), id, cents / 100, status, reason]),
    ),
    ...withTitle(
      'History',
      ['at', 'to', 'by', 'why'],
      events.map(({ at, to, actor, cause }) => [
        minuteText(at),
        to,
        staffNameOf(actor) ?? resellerNameOf(actor) ?? actor,
        cause,
      ]),
    ),
    ...withTitle(
      'Mails',
      ['id', 'state', 'tries', 'why'],
      mails.map(({ id, state, attempts, lastError }) => [id, state, attempts, lastError]),
    ),
    ...(notes.length === 0
      ? []
      : [
          `Notes\n${notes.map(({ at, by, text }) => `${minuteText(at)}  ${shownText(by === null ? text : `${by}: ${text}`)}`).join('\n')}\n`,
        ]),
  ];
  return blocks.map((block) => block.trimEnd()).join('\n\n');
}
