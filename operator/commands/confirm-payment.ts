import { dollarText } from '../../src/lib/money/format-money.ts';
import { isManualPaymentId } from '../../src/lib/payments/manual-payment-id.ts';
import {
  type ManualAmount,
  type ManualPaymentOutcome,
  receiveManualPayment,
} from '../../src/server/backoffice/receive-manual-payment.ts';
import type { BookingRecord } from '../../src/server/repositories/booking-record.ts';
import type { Arguments } from '../arguments.ts';
import type { Backoffice } from '../backoffice.ts';
import { bookingJson, minuteText } from '../booking-columns.ts';
import { type Command, CommandFailure, UsageError } from '../command.ts';
import { JSON_OPTION, printDone } from '../output.ts';

const EXAMPLE = '--amount 173';

async function amountOf(given: Arguments, { catalogue }: Backoffice): Promise<ManualAmount> {
  const cents = given.amount('amount') as number;
  if (given.oneOf('currency', ['USD', 'PHP']) !== 'PHP') return { currency: 'USD', cents };
  return { currency: 'PHP', pesos: Math.floor(cents / 100), rates: (await catalogue()).rates };
}

/** The warning for money after the last departure, which the crew may have taken before. */
function warningOf({ ref, status, trips }: BookingRecord, id: string): string {
  const ended = status === 'cancelled' ? 'was cancelled' : `left at ${minuteText(lastDeparture(trips))}`;
  const remedy =
    status === 'cancelled'
      ? ''
      : ` If the crew took it on the day, say so: the same command with --on-the-day counts ${id} for the price.`;
  return `\nToo late: ${ref} ${ended}, so this pays for nothing and is owed back; the traveller is told.${remedy}`;
}

function lastDeparture(trips: BookingRecord['trips']): string {
  return trips
    .map(({ departure }) => departure)
    .toSorted()
    .at(-1) as string;
}

function sentenceOf(outcome: Extract<ManualPaymentOutcome, { kind: 'received' | 'known' }>, id: string): string {
  const { ref, status, paidCents, refundCents, totalUsd } = outcome.booking;
  if (outcome.kind === 'known') return `${id} was written down before: nothing has changed. ${ref} is ${status}.`;
  const owed = refundCents > 0 ? ` Owed back: ${dollarText(refundCents, 'en-US')}.` : '';
  return `${dollarText(outcome.cents, 'en-US')} written down. ${ref} is ${status}: ${dollarText(paidCents, 'en-US')} of ${dollarText(totalUsd * 100, 'en-US')} paid.${owed}${outcome.isLate ? warningOf(outcome.booking, id) : ''}`;
}

export const confirmPayment: Command = {
  name: 'confirm-payment',
  summary: 'writes down money that came by bank, e-wallet or cash',
  usage: 'REF --amount 173 --id BANKREF [--currency PHP] [--on-the-day]',
  details:
    'The traveller is told by mail. The id is what the bank or wallet calls the payment, or the number of your receipt: the same one never counts twice. What comes after the last departure is owed back, unless the crew took it on the day.',
  options: {
    amount: { value: 'AMOUNT', help: 'what came, as in 173 or 34.60' },
    id: { value: 'BANKREF', help: "the bank's or your own id of the payment" },
    currency: { value: 'USD|PHP', help: "USD where it is left out; pesos count at the build's rate" },
    'on-the-day': { help: 'the crew took it: it counts for the price although the trips have left' },
    ...JSON_OPTION,
  },
  run: async (given, { terminal, openBackoffice }) => {
    const ref = given.ref();
    given.requiredText('amount', EXAMPLE);
    const id = given.requiredText('id', '--id BDO-20261201-77');
    if (!isManualPaymentId(id)) throw new UsageError('--id must be 1 to 80 letters, digits and signs without spaces.');
    given.amount('amount');
    given.oneOf('currency', ['USD', 'PHP']);
    await openBackoffice(async (backoffice) => {
      const payment = { id, amount: await amountOf(given, backoffice), isTakenOnTheDay: given.flag('on-the-day') };
      const catalogue = await backoffice.catalogue();
      const outcome = await backoffice.unitOfWork.write(ref, (repositories) =>
        receiveManualPayment(repositories, ref, payment, catalogue, backoffice.clock()),
      );
      switch (outcome.kind) {
        case 'no-booking':
          throw backoffice.missing(ref);
        case 'other-payment':
          throw new CommandFailure(
            `${id} is a payment of ${dollarText(outcome.cents, 'en-US')} for ${outcome.bookingRef} already: look at the id again. Nothing was written down.`,
          );
        default:
          printDone(terminal, given, sentenceOf(outcome, id), {
            ...outcome,
            id,
            booking: bookingJson(outcome.booking, backoffice.clock()),
          });
      }
    });
  },
};
