import { emailBlocksMessages } from '../messages/email-blocks.ts';
import { emailChangedTripMessages } from '../messages/email-changed-trip.ts';
import { peopleText } from '../money/people.ts';
import { outstandingDues } from '../payments/outstanding-balance.ts';
import { type Block, type EmailContent, factsBlock, link, mainLink, text } from './email.ts';
import { amountText, departureText, type MailedTrip, type MailSources, shortDepartureText } from './mailed-booking.ts';
import { contactBlocks, keepLinkBlock, moneyBlocks, payingBlocks, salutation } from './traveller-blocks.ts';
import { deadlineBlocks, travellerTripBlocks } from './trip-blocks.ts';

/**
 * The email for a traveller whose trip has another day, hour, group or stop
 * (specification.md#changing-a-trip).
 */
export function changedTripEmail(sources: MailSources): EmailContent {
  const { booking, facts, operator, bookingLink } = sources;
  const { ref, language, trips } = booking;
  const t = emailChangedTripMessages(language);
  const changed = trips.find((trip) => trip.ref === facts.changed?.tripRef);
  const moved = changed && changed.departure !== facts.changed?.departure ? changed : undefined;
  const [next] = outstandingDues(booking, facts.paidCents);
  const paysOnline = next !== undefined && sources.onlineMethods.length > 0;
  return {
    subject: moved ? t.subjectMoved(ref, shortDepartureText(moved.departure, language)) : t.subject(ref),
    blocks: [
      salutation(booking),
      text(facts.actor === 'operator' ? t.byOperator : t.byTraveller),
      ...(changed ? [changeBlock(changed, sources)] : []),
      (paysOnline ? link : mainLink)(emailBlocksMessages(language).openBooking, bookingLink),
      keepLinkBlock(language),
      ...trips.flatMap((trip) => travellerTripBlocks(trip, language)),
      ...(facts.refundCents > 0 ? [text(t.refund(amountText(facts.refundCents, language)))] : []),
      ...moneyBlocks(sources),
      ...(next ? payingBlocks(sources, next.cents, { isLinked: true }) : []),
      ...deadlineBlocks(trips, Date.parse(facts.at), language),
      ...contactBlocks(operator, language),
    ],
  };
}

/** Which trip has changed, with day, hour and group before and now where they differ. */
function changeBlock(trip: MailedTrip, { booking: { language }, facts: { changed } }: MailSources): Block {
  const t = emailChangedTripMessages(language);
  const factsOf = (departure: string, people: number) =>
    emailBlocksMessages(language).tripLine(departureText(departure, language), peopleText(people, language));
  const now = factsOf(trip.departure, trip.trip.people);
  const before = changed && factsOf(changed.departure, changed.people);
  return factsBlock([
    [t.trip, trip.title],
    ...(before && before !== now
      ? ([
          [t.before, before],
          [t.now, now],
        ] as const)
      : []),
  ]);
}
