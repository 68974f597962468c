import { refusedText } from '../../src/lib/availability/availability.text.ts';
import type { ChangedChoice } from '../../src/lib/bookings/change-trip.contract.ts';
import { quoteSentences } from '../../src/lib/bookings/trip-change.text.ts';
import { isPerPerson } from '../../src/lib/money/price-note.text.ts';
import { outstandingDues, sumOfDues } from '../../src/lib/payments/outstanding-balance.ts';
import { clockTimeSchema } from '../../src/lib/time/duration.schema.ts';
import { changeTrip } from '../../src/server/bookings/change-trip.ts';
import { type ChangeRefusal, planTripChange } from '../../src/server/bookings/plan-trip-change.ts';
import type { TripRecord } from '../../src/server/repositories/booking-record.ts';
import type { Arguments } from '../arguments.ts';
import { bookingJson } from '../booking-columns.ts';
import { type Command, CommandFailure, UsageError } from '../command.ts';
import { JSON_OPTION, printDone } from '../output.ts';

export const change: Command = {
  name: 'change',
  summary: 'changes day, hour or people of a booked trip',
  usage: 'REF TRIP [--date DAY] [--time HOUR] [--people N] [--yes]',
  details:
    'TRIP is its reference, as "show" has it. Without --yes it says what that would cost, and changes nothing. The rules are the travellers’; mails go out as for them.',
  options: {
    date: { value: 'DAY', help: 'as in 2026-12-01' },
    time: { value: 'HOUR', help: 'as in 07:30' },
    people: { value: 'N', help: 'how many travel' },
    yes: { help: 'changes it' },
    ...JSON_OPTION,
  },
  run: async (given, { terminal, openBackoffice }) => {
    const [ref = '', tripRef = ''] = given.words('a booking reference', 'the reference of a trip').map(upperCase);
    const wanted = wantedOf(given);
    await openBackoffice(async ({ unitOfWork, clock, missing, catalogue: loadCatalogue }) => {
      const catalogue = await loadCatalogue();
      const found = await unitOfWork.read(({ bookings }) => bookings.find(ref));
      if (!found) throw missing(ref);
      const trip = found.trips.find((each) => each.ref === tripRef);
      if (!trip) throw new CommandFailure(`${ref} has no trip ${tripRef}: it has ${refsOf(found.trips)}.`);
      const choice = { ...choiceOf(trip), ...wanted };
      const planned = planTripChange(found, { tripRef, choice }, catalogue, clock());
      if (planned.kind !== 'planned') throw refusal(ref, planned);
      const { quote } = planned;
      const dueCents = sumOfDues(outstandingDues(found, found.paidCents));
      const price = quoteSentences(quote, dueCents, 'en-US', 'en').join(' ');
      if (!given.flag('yes')) {
        const sentence = `${ref}, ${trip.title}: ${choiceText(choiceOf(trip))} would be ${choiceText(choice)}.\n${price}\nNothing was changed: add --yes to change it.`;
        return printDone(terminal, given, sentence, { changed: false, choice, quote });
      }
      const request = { tripRef, choice, expectedTotalUsd: quote.newTotalUsd, actor: 'operator' } as const;
      const outcome = await unitOfWork.write(ref, async (repositories) => {
        const booking = await repositories.bookings.find(ref);
        return booking && changeTrip(repositories, booking, request, catalogue, clock());
      });
      if (!outcome) throw missing(ref);
      if (outcome.kind === 'full') {
        const [full] = outcome.fullTrips;
        const rates = catalogue.trips.get(trip.trip.listingCode)?.price;
        const text = full
          ? refusedText(full, choice.people, rates && isPerPerson(rates) ? 'place' : 'group', 'en')
          : '';
        const others = full?.alternatives.map(({ date, time }) => `${date} ${time}`).join(', ');
        throw new CommandFailure(`${text} Nothing was changed.${others ? ` Room is on ${others}.` : ''}`);
      }
      if (outcome.kind === 'other-price')
        throw new CommandFailure('The price is another one now. Nothing was changed: look at it again.');
      if (outcome.kind !== 'changed' && outcome.kind !== 'same') throw refusal(ref, outcome);
      const booking = bookingJson(outcome.booking, clock());
      if (outcome.kind === 'same')
        return printDone(terminal, given, `${ref} is like that already.`, { changed: false, booking });
      const sentence = `${ref}, ${trip.title}: now ${choiceText(choice)}.\n${price}`;
      printDone(terminal, given, sentence, { changed: true, choice, quote, booking });
    });
  },
};

const upperCase = (word: string) => word.toUpperCase();

const refsOf = (trips: readonly TripRecord[]) => trips.map(({ ref, title }) => `${ref} (${title})`).join(', ');

function choiceOf({ trip }: TripRecord): ChangedChoice {
  const { listingCode: _code, ...choice } = trip;
  return choice;
}

function choiceText({ date, time, people }: ChangedChoice): string {
  return `${date} ${time} for ${people}`;
}

/** What is to be another one; at least one thing. */
function wantedOf(given: Arguments): Partial<ChangedChoice> {
  const [date, hour, people] = [given.day('date'), given.text('time'), given.count('people', 0)];
  const time = hour?.padStart(5, '0');
  if (time !== undefined && !clockTimeSchema.safeParse(time).success)
    throw new UsageError(`--time is "${hour}"; it must be an hour such as 07:30.`);
  if (date === undefined && time === undefined && people === 0)
    throw new UsageError('Give --date, --time or --people: what is to be another one.');
  return { ...(date && { date }), ...(time && { time }), ...(people > 0 && { people }) };
}

function refusal(ref: string, outcome: ChangeRefusal): CommandFailure {
  switch (outcome.kind) {
    case 'wrong':
      return new CommandFailure(`Nothing was changed: ${outcome.errors.map(({ detail }) => detail).join(' ')}`);
    case 'over':
      return new CommandFailure(`${ref} is over: it cannot be changed any more.`);
    case 'too-late':
      return new CommandFailure('The notice of that departure has begun: it cannot be changed any more.');
    case 'withdrawn':
      return new CommandFailure('That trip is not offered any more, so it has no price to change it at.');
    case 'too-many':
    case 'by-operator':
      return new CommandFailure(
        `Money of ${ref} has gone back already, and this change would need it again: book anew, or cancel it.`,
      );
  }
}
