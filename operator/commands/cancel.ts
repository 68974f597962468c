import { statusAt } from '../../src/lib/bookings/status-at.ts';
import { dollarText } from '../../src/lib/money/format-money.ts';
import { cancelBooking } from '../../src/server/bookings/cancel-booking.ts';
import { bookingJson } from '../booking-columns.ts';
import { type Command, CommandFailure } from '../command.ts';
import { JSON_OPTION, printDone } from '../output.ts';

export const cancel: Command = {
  name: 'cancel',
  summary: 'calls a booking off',
  usage: 'REF --reason TEXT [--full-refund]',
  details:
    'What is owed back follows from the rules under which it was sold. The traveller and the companies are told by mail. Nothing is paid back yet: see "refund".',
  options: {
    reason: { value: 'TEXT', help: 'why, for the history of the booking' },
    'full-refund': { help: 'owes everything back, whatever the rules say: a storm, a van that broke' },
    ...JSON_OPTION,
  },
  run: async (given, { terminal, openBackoffice }) => {
    const ref = given.ref();
    const reason = given.requiredText('reason', '--reason "Typhoon signal 2"');
    const request = {
      expectedRefund: null,
      reason,
      actor: 'operator',
      isFullRefund: given.flag('full-refund'),
    } as const;
    await openBackoffice(async ({ unitOfWork, clock, missing }) => {
      const outcome = await unitOfWork.write(ref, async (repositories) => {
        const booking = await repositories.bookings.find(ref);
        return booking && { booking, ...(await cancelBooking(repositories, booking, request, clock())) };
      });
      if (!outcome) throw missing(ref);
      if (outcome.kind !== 'cancelled') {
        throw new CommandFailure(`${ref} is ${statusAt(outcome.booking, clock())}: it cannot be cancelled any more.`);
      }
      const { refundCents } = outcome.booking;
      const next = refundCents > 0 ? ` Give it back with "npm run operator -- refund ${ref} --reason TEXT".` : '';
      const sentence = `${ref} is cancelled. Owed back: ${dollarText(refundCents, 'en-US')}.${next}`;
      printDone(terminal, given, sentence, { booking: bookingJson(outcome.booking, clock()) });
    });
  },
};
