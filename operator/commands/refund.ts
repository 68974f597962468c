import { dollarText } from '../../src/lib/money/format-money.ts';
import { resolveRefund } from '../../src/server/bookings/record-refund.ts';
import type { RefundMethod } from '../../src/server/payments/plan-refunds.ts';
import { refundBooking } from '../../src/server/payments/refund-booking.ts';
import type { Arguments } from '../arguments.ts';
import { type Command, type CommandContext, CommandFailure, UsageError } from '../command.ts';
import { JSON_OPTION, printDone } from '../output.ts';
import { printRefunds } from '../refund-report.ts';

const AMOUNT = { value: 'AMOUNT', help: 'US dollars, as in 86.50; everything that is owed where it is left out' };

async function refundBookingBy(
  given: Arguments,
  { terminal, openBackoffice }: CommandContext,
  method: RefundMethod,
  reason: string,
): Promise<void> {
  const ref = given.ref();
  const request = { cents: given.amount('amount') ?? ('owed' as const), reason, method };
  await openBackoffice(async (backoffice) => {
    const outcome = await refundBooking(backoffice, ref, request);
    if (outcome.kind === 'missing') throw backoffice.missing(ref);
    printRefunds(terminal, given, ref, method, outcome);
  });
}

export const refund: Command = {
  name: 'refund',
  summary: 'gives money back through the payment services that took it',
  usage: 'REF --reason TEXT [--amount 86.50]',
  details: 'What came by bank or in cash you pay back yourself: see "refund-paid".',
  options: {
    reason: { value: 'TEXT', help: 'why, for the history and the payment service' },
    amount: AMOUNT,
    ...JSON_OPTION,
  },
  run: async (given, context) => {
    given.ref();
    const reason = given.requiredText('reason', '--reason "Cancelled in time"');
    await refundBookingBy(given, context, 'services', reason);
  },
};

export const refundPaid: Command = {
  name: 'refund-paid',
  summary: 'writes down that you have paid money back by hand',
  usage: 'REF [--amount 86.50] [--reason TEXT] [--instead-of-services]',
  details:
    'No payment service is asked. It counts for what came by bank or in cash; what a payment service took goes back with "refund".',
  options: {
    amount: AMOUNT,
    reason: { value: 'TEXT', help: 'how, for the history: "BDO transfer 4711"' },
    'instead-of-services': { help: 'counts for what payment services took too: a card has ended, a service is gone' },
    ...JSON_OPTION,
  },
  run: async (given, context) => {
    const method = given.flag('instead-of-services') ? 'instead-of-services' : 'by-hand';
    await refundBookingBy(given, context, method, given.text('reason') || 'Paid back by hand.');
  },
};

export const refundAnswer: Command = {
  name: 'refund-answer',
  summary: 'says how a refund went that a payment service never answered for',
  usage: 'REF REFUND-ID (--given | --failed)',
  options: {
    given: { help: "the service's own pages show it" },
    failed: { help: 'they do not: it is owed again' },
    ...JSON_OPTION,
  },
  run: async (given, { terminal, openBackoffice }) => {
    const [typed = '', id = ''] = given.words('a booking reference', 'the id of a refund');
    if (given.flag('given') === given.flag('failed')) throw new UsageError('Say --given or --failed.');
    const ref = typed.toUpperCase();
    const status = given.flag('given') ? 'given' : 'failed';
    await openBackoffice(async ({ unitOfWork, clock }) => {
      const outcome = await unitOfWork.write(ref, (repositories) =>
        resolveRefund(repositories, ref, id, status, clock()),
      );
      if (outcome.kind === 'missing') throw new CommandFailure(`${ref} has no refund ${id}.`);
      const { refund: said } = outcome;
      if (outcome.kind === 'answered') {
        throw new CommandFailure(
          `Refund ${id} of ${ref} is ${said.status}: only one without an answer can be told of. Nothing was changed.`,
        );
      }
      printDone(terminal, given, `${dollarText(said.cents, 'en-US')} of ${said.paymentId}: ${said.status}.`, {
        refund: said,
      });
    });
  },
};
