import { statusAt } from '../../src/lib/bookings/status-at.ts';
import { dollarText } from '../../src/lib/money/format-money.ts';
import { dropCalledOffTrip } from '../../src/server/bookings/drop-called-off-trip.ts';
import { type DropRefusal, planTripDrop } from '../../src/server/bookings/plan-trip-drop.ts';
import type { BookingRecord } from '../../src/server/repositories/booking-record.ts';
import { bookingJson } from '../booking-columns.ts';
import { type Command, CommandFailure } from '../command.ts';
import { JSON_OPTION, printDone } from '../output.ts';

export const dropTrip: Command = {
  name: 'drop-trip',
  summary: 'takes a trip that was called off out of a booking, with its money back',
  usage: 'REF TRIP [--yes]',
  details:
    'TRIP is its reference, as "show" has it. Without --yes it says what would be owed back, and changes nothing. The other trips stay; for the only trip of a booking see "cancel". Nothing is paid back yet: see "refund".',
  options: { yes: { help: 'takes it out' }, ...JSON_OPTION },
  run: async (given, { terminal, openBackoffice }) => {
    const [ref = '', tripRef = ''] = given
      .words('a booking reference', 'the reference of a trip')
      .map((word) => word.toUpperCase());
    await openBackoffice(async ({ unitOfWork, clock, missing }) => {
      const now = clock();
      const found = await unitOfWork.read(({ bookings }) => bookings.find(ref));
      if (!found) throw missing(ref);
      if (!given.flag('yes')) {
        const planned = planTripDrop(found, tripRef, now);
        if (planned.kind !== 'planned') throw refusal(found, planned, now);
        const sentence = `${ref}, ${planned.dropped.title}: ${owedText(planned.refund.minor)} would be owed back.\nNothing was changed: add --yes to take it out.`;
        return printDone(terminal, given, sentence, { changed: false, refund: planned.refund });
      }
      const request = { tripRef, expectedRefund: null, actor: 'operator' } as const;
      const outcome = await unitOfWork.write(ref, async (repositories) => {
        const booking = await repositories.bookings.find(ref);
        return booking && dropCalledOffTrip(repositories, booking, request, now);
      });
      if (!outcome) throw missing(ref);
      if (outcome.kind === 'other-refund') throw new CommandFailure('The refund is another one now.');
      if (outcome.kind !== 'dropped' && outcome.kind !== 'same') throw refusal(found, outcome, now);
      const booking = bookingJson(outcome.booking, now);
      if (outcome.kind === 'same')
        return printDone(terminal, given, `${tripRef} was taken out of ${ref} before.`, { changed: false, booking });
      const { minor } = outcome.refund;
      const next = minor > 0 ? ` Give it back with "npm run operator -- refund ${ref} --reason TEXT".` : '';
      const sentence = `${tripRef} is taken out of ${ref}. Owed back for it: ${owedText(minor)}.${next}`;
      printDone(terminal, given, sentence, { changed: true, refund: outcome.refund, booking });
    });
  },
};

function owedText(cents: number): string {
  return cents === 0 ? 'nothing' : dollarText(cents, 'en-US');
}

function refusal(booking: BookingRecord, outcome: DropRefusal, now: number): CommandFailure {
  const { ref, trips } = booking;
  switch (outcome.kind) {
    case 'wrong':
      return new CommandFailure(
        `${ref} has no such trip: it has ${trips.map((trip) => `${trip.ref} (${trip.title})`).join(', ')}.`,
      );
    case 'over':
      return new CommandFailure(`${ref} is ${statusAt(booking, now)}: nothing of it can be changed any more.`);
    case 'not-called-off':
      return new CommandFailure('That trip takes place. Give "call-off" for its departure first.');
    case 'last-trip':
      return new CommandFailure(`It is the only trip of ${ref}: cancel ${ref} --full-refund --reason TEXT.`);
  }
}
