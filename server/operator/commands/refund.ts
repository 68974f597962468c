import { dollarText } from '../../../src/lib/pricing/dollar-text.ts';
import {
  type RefundOutcome,
  type RefundResult,
  refundBooking,
  sayHowRefundWent,
} from '../../../src/lib/server/payments/refund-booking.ts';
import { type Command, CommandFailure, UsageError } from '../command.ts';
import type { Desk } from '../desk.ts';
import type { Terminal } from '../terminal.ts';

const AMOUNT = { value: 'AMOUNT', help: 'US dollars, as in 86.50; everything that is owed where it is left out' };

function resultText({ kind, refund, ...more }: RefundResult): string {
  const what = `${dollarText(refund.cents)} of ${refund.paymentId}`;
  const why = 'why' in more ? more.why : '';
  switch (kind) {
    case 'done':
      return `${what}: ${refund.status === 'pending' ? 'on its way' : refund.status}.`;
    case 'refused':
      return `${what}: refused (${why}). It is owed again.`;
    case 'unanswered':
      return `${what}: no answer (${why}). Give the same command again within the day: nothing is given twice.`;
    case 'uncertain':
      return `${what}: not known. Look at the payment service's own pages, then say how it went: refund-answer ${refund.bookingRef} ${refund.id} --given, or --failed.`;
  }
}

function report(desk: Desk, terminal: Terminal, ref: string, outcome: RefundOutcome): void {
  switch (outcome.kind) {
    case 'missing':
      throw desk.missing(ref);
    case 'nothing-owed':
      throw new CommandFailure(
        `Nothing is owed for ${ref}. To give something back anyway, say how much with --amount.`,
      );
    case 'too-much':
      throw new CommandFailure(`At most ${dollarText(outcome.most)} of ${ref} can go back: more was not paid.`);
    case 'done': {
      for (const result of outcome.results) terminal.print(resultText(result));
      if (outcome.byHandCents > 0) {
        const amount = dollarText(outcome.byHandCents);
        terminal.print(
          `${amount} came by hand: pay it back, then say so: refund-paid ${ref} --amount ${outcome.byHandCents / 100}`,
        );
      }
      const failed = outcome.results.filter(({ kind }) => kind !== 'done');
      if (failed.length > 0)
        throw new CommandFailure(`${failed.length} of ${outcome.results.length} refunds are not done.`);
    }
  }
}

export const refund: Command = {
  name: 'refund',
  summary: 'gives money back through the payment services that took it',
  usage: 'REF --reason TEXT [--amount 86.50]',
  details: 'What came by bank or in cash you pay back yourself: see "refund-paid".',
  options: { reason: { value: 'TEXT', help: 'why, for the history and the payment service' }, amount: AMOUNT },
  run: async (given, { terminal, openDesk }) => {
    const ref = given.ref();
    const request = {
      cents: given.amount('amount') ?? ('owed' as const),
      reason: given.requiredText('reason', '--reason "Cancelled in time"'),
      byHand: false,
    };
    await openDesk(async (desk) => report(desk, terminal, ref, await refundBooking(desk, ref, request)));
  },
};

export const refundPaid: Command = {
  name: 'refund-paid',
  summary: 'writes down that you have paid money back by hand',
  usage: 'REF [--amount 86.50] [--reason TEXT]',
  details: 'No payment service is asked.',
  options: { amount: AMOUNT, reason: { value: 'TEXT', help: 'how, for the history: "BDO transfer 4711"' } },
  run: async (given, { terminal, openDesk }) => {
    const ref = given.ref();
    const request = {
      cents: given.amount('amount') ?? ('owed' as const),
      reason: given.text('reason') || 'Paid back by hand.',
      byHand: true,
    };
    await openDesk(async (desk) =>
      report(desk, terminal, ref, await refundBooking({ ...desk, payments: [] }, ref, request)),
    );
  },
};

export const refundAnswer: Command = {
  name: 'refund-answer',
  summary: 'says how a refund went that a payment service never answered for',
  usage: 'REF REFUND-ID (--given | --failed)',
  options: {
    given: { help: "the service's own pages show it" },
    failed: { help: 'they do not: it is owed again' },
  },
  run: async (given, { terminal, openDesk }) => {
    const [ref = '', id = ''] = given.words('a booking reference', 'the id of a refund');
    if (given.flag('given') === given.flag('failed')) throw new UsageError('Say --given or --failed.');
    const status = given.flag('given') ? 'given' : 'failed';
    await openDesk(async (desk) => {
      const settled = await sayHowRefundWent(desk, ref.toUpperCase(), id, status);
      if (!settled) throw new CommandFailure(`${ref} has no refund ${id}.`);
      terminal.print(`${dollarText(settled.cents)} of ${settled.paymentId}: ${settled.status}.`);
    });
  },
};
