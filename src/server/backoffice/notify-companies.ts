import { manilaIso } from '../../lib/time/manila.ts';
import { snapshotOf } from '../mail/booking-snapshot.ts';
import { companyCallOffMailId } from '../mail/called-off-trips.ts';
import { CERTAIN_STATUSES } from '../mail/mails-of-change.ts';
import type { BookingRecord, TripRecord } from '../repositories/booking-record.ts';
import type { OutboxRepository } from '../repositories/outbox.ts';
import type { Repositories } from '../repositories/repositories.ts';

/** A departure that is called off, with those who are booked on it. */
interface CalledOffDeparture {
  readonly listingCode: string;
  /** An ISO time in Palawan. */
  readonly departure: string;
  readonly bookings: readonly { readonly bookingRef: string; readonly tripRef: string }[];
  readonly reason: string;
}

interface BookedOn {
  readonly booking: BookingRecord;
  readonly trip: TripRecord;
}

/**
 * Tells the companies of a departure that it is called off, with the bookings they know of. Each
 * booking is told once, however often that is repeated.
 *
 * @param now an instant in milliseconds since 1970
 * @returns the names of the companies that get a mail
 */
export async function notifyCompanies(
  repositories: Repositories,
  called: CalledOffDeparture,
  now: number,
): Promise<readonly string[]> {
  const companies = await companiesToNotify(repositories, called);
  for (const { name, first, others, nextId } of companies) {
    const bookings = others.map(({ booking, trip }) => ({ ref: booking.ref, people: trip.trip.people }));
    const facts = snapshotOf(first.booking, {
      ...{ at: manilaIso(now), cause: called.reason, actor: 'operator' },
      calledOff: { tripRef: first.trip.ref, departure: called.departure, bookings },
    });
    const recipient = { kind: 'provider', name } as const;
    const mail = { id: nextId, bookingRef: first.booking.ref, occasion: 'call-off', recipient, facts } as const;
    await repositories.outbox.add([mail], facts.at);
  }
  return companies.map(({ name }) => name);
}

/** A company that has not been told of some bookings, and the id of the mail that tells it. */
interface CompanyToNotify {
  readonly name: string;
  readonly first: BookedOn;
  readonly others: readonly BookedOn[];
  readonly nextId: string;
}

/** The companies that {@link notifyCompanies} tells, without telling them. */
export async function companiesToNotify(
  repositories: Pick<Repositories, 'bookings' | 'outbox'>,
  called: Omit<CalledOffDeparture, 'reason'>,
): Promise<readonly CompanyToNotify[]> {
  const booked = await certainBookings(repositories, called);
  const companies: CompanyToNotify[] = [];
  for (const [name, theirs] of Map.groupBy(booked, ({ trip }) => trip.provider)) {
    const { notified, nextId } = await notifiedBefore(repositories.outbox, called, name);
    const others = theirs.filter(({ booking }) => !notified.has(booking.ref));
    const [first] = others;
    if (first) companies.push({ name, first, others, nextId });
  }
  return companies;
}

async function certainBookings(
  { bookings }: Pick<Repositories, 'bookings'>,
  { bookings: those, departure }: Omit<CalledOffDeparture, 'reason'>,
): Promise<readonly BookedOn[]> {
  const booked: BookedOn[] = [];
  // One after the other: they share a connection.
  for (const { bookingRef, tripRef } of those) {
    const booking = await bookings.find(bookingRef);
    const trip = booking?.trips.find((each) => each.ref === tripRef && each.departure === departure);
    if (booking && trip && CERTAIN_STATUSES.includes(booking.status)) booked.push({ booking, trip });
  }
  return booked;
}

/** The bookings that earlier mails about a departure named, and the id of the next one. */
async function notifiedBefore(
  outbox: Pick<OutboxRepository, 'find'>,
  called: Omit<CalledOffDeparture, 'reason'>,
  name: string,
): Promise<{ readonly notified: ReadonlySet<string>; readonly nextId: string }> {
  const notified = new Set<string>();
  for (let number = 1; ; number += 1) {
    const id = companyCallOffMailId(called, name, number);
    const mail = await outbox.find(id);
    if (mail === null) return { notified, nextId: id };
    for (const { ref } of mail.facts.calledOff?.bookings ?? []) notified.add(ref);
  }
}
