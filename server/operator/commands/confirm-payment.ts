import { dollarText } from '../../../src/lib/pricing/dollar-text.ts';
import { type HandAmount, type HandOutcome, receiveByHand } from '../../../src/lib/server/desk/receive-by-hand.ts';
import type { Arguments } from '../arguments.ts';
import { bookingJson } from '../booking-columns.ts';
import { type Command, CommandFailure, UsageError } from '../command.ts';
import type { Desk } from '../desk.ts';
import { JSON_OPTION, printDone } from '../output.ts';

const EXAMPLE = '--amount 173';

async function amountOf(given: Arguments, { catalogue }: Desk): Promise<HandAmount> {
  const cents = given.amount('amount') as number;
  if (given.oneOf('currency', ['USD', 'PHP']) !== 'PHP') return { currency: 'USD', cents };
  return { currency: 'PHP', pesos: Math.floor(cents / 100), rates: (await catalogue()).rates };
}

function sentenceOf(outcome: Extract<HandOutcome, { kind: 'received' | 'known' }>, id: string): string {
  const { ref, status, paidCents, refundCents, totalUsd } = outcome.booking;
  if (outcome.kind === 'known') return `${id} was written down before: nothing has changed. ${ref} is ${status}.`;
  const owed = refundCents > 0 ? ` Owed back: ${dollarText(refundCents)}.` : '';
  return `${dollarText(outcome.cents)} written down. ${ref} is ${status}: ${dollarText(paidCents)} of ${dollarText(totalUsd * 100)} paid.${owed}`;
}

export const confirmPayment: Command = {
  name: 'confirm-payment',
  summary: 'writes down money that came by bank, e-wallet or cash',
  usage: 'REF --amount 173 --id BANKREF [--currency PHP]',
  details:
    'The traveller is told by mail. The id is what the bank or wallet calls the payment, or the number of your receipt: the same one never counts twice.',
  options: {
    amount: { value: 'AMOUNT', help: 'what came, as in 173 or 34.60' },
    id: { value: 'BANKREF', help: "the bank's or your own id of the payment" },
    currency: { value: 'USD|PHP', help: "USD where it is left out; pesos count at the build's rate" },
    ...JSON_OPTION,
  },
  run: async (given, { terminal, openDesk }) => {
    const ref = given.ref();
    given.requiredText('amount', EXAMPLE);
    const id = given.requiredText('id', '--id BDO-20261201-77');
    if (!/^[\x21-\x7e]{1,80}$/.test(id))
      throw new UsageError('--id must be 1 to 80 letters, digits and signs without spaces.');
    given.amount('amount');
    given.oneOf('currency', ['USD', 'PHP']);
    await openDesk(async (desk) => {
      const amount = await amountOf(given, desk);
      const outcome = await desk.store.write(ref, (ledger) => receiveByHand(ledger, ref, id, amount, desk.clock()));
      switch (outcome.kind) {
        case 'no-booking':
          throw desk.missing(ref);
        case 'other-payment':
          throw new CommandFailure(
            `${id} is a payment of ${dollarText(outcome.cents)} for ${outcome.bookingRef} already: look at the id again. Nothing was written down.`,
          );
        default:
          printDone(terminal, given, sentenceOf(outcome, id), {
            ...outcome,
            id,
            booking: bookingJson(outcome.booking, desk.clock()),
          });
      }
    });
  },
};
