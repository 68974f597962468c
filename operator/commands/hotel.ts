import { saveHotelContract } from '../../src/lib/bookings/bookings.contract.ts';
import { type SaveHotelOutcome, saveHotel } from '../../src/server/bookings/save-hotel.ts';
import type { BookingRecord } from '../../src/server/repositories/booking-record.ts';
import type { Arguments } from '../arguments.ts';
import { type Command, CommandFailure, UsageError } from '../command.ts';
import { JSON_OPTION, printDone } from '../output.ts';

export const hotel: Command = {
  name: 'hotel',
  summary: 'names the hotel where travellers stand or are left',
  usage: 'REF "HOTEL" [--trip CODE] [--dropoff]',
  details: 'For a stop in an area of hotels. Without options it is the first stop of which nobody has named the hotel.',
  options: {
    trip: { value: 'CODE', help: 'the reference of a trip, or the code of its listing' },
    dropoff: { help: 'the drop-off; without it the pickup' },
    ...JSON_OPTION,
  },
  run: async (given, { terminal, openBackoffice }) => {
    const [typed = '', name = ''] = given.words('a booking reference', 'a hotel in quotes');
    const ref = typed.toUpperCase();
    await openBackoffice(async ({ unitOfWork, clock, missing, ...sources }) => {
      const catalogue = await sources.catalogue();
      const form = await unitOfWork.write(ref, async (repositories) => {
        const booking = await repositories.bookings.find(ref);
        if (!booking) throw missing(ref);
        const named = formOf(given, booking, name);
        const context = { catalogue, actor: 'operator', now: clock() } as const;
        refuse(await saveHotel(repositories, booking, named, context), ref);
        return named;
      });
      printDone(terminal, given, `${ref}: the hotel is "${form.hotel}".`, { ref, ...form });
    });
  },
};

/** The stop in question: the given one, else one without a hotel. */
function formOf(given: Arguments, { ref, trips }: BookingRecord, name: string) {
  const wanted = given.text('trip')?.toUpperCase();
  const some = trips.filter(
    (one) => wanted === undefined || [one.ref, one.trip.listingCode.toUpperCase()].includes(wanted),
  );
  const trip = some.find(({ unknownHotels }) => unknownHotels.length > 0) ?? some[0];
  if (!trip) throw new CommandFailure(`Booking ${ref} has no trip ${wanted}.`);
  const side = given.flag('dropoff')
    ? 'dropoff'
    : wanted === undefined
      ? (trip.unknownHotels[0] ?? 'pickup')
      : 'pickup';
  const form = saveHotelContract.request.safeParse({ tripRef: trip.ref, side, hotel: name });
  if (!form.success) throw new UsageError('A hotel has 2 to 160 characters, letters among them.');
  return form.data;
}

function refuse(outcome: SaveHotelOutcome, ref: string): void {
  if (outcome.kind === 'over') throw new CommandFailure(`That trip of ${ref} is over, or it has left.`);
  if (outcome.kind === 'wrong') throw new CommandFailure(`${ref} has no hotel there: that stop is one place.`);
}
