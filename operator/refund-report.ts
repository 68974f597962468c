import { dollarText } from '../src/lib/money/format-money.ts';
import type { RefundMethod } from '../src/server/payments/plan-refunds.ts';
import type { RefundOutcome, RefundResult } from '../src/server/payments/refund-booking.ts';
import type { Arguments } from './arguments.ts';
import { CommandFailure } from './command.ts';
import { printDone } from './output.ts';
import type { Terminal } from './terminal.ts';

type Done = Extract<RefundOutcome, { kind: 'done' }>;

/** Prints the outcome of a refund. @throws CommandFailure where a part of it failed */
export function printRefunds(
  terminal: Terminal,
  given: Arguments,
  ref: string,
  method: RefundMethod,
  outcome: Exclude<RefundOutcome, { kind: 'missing' }>,
): void {
  if (outcome.kind !== 'done') throw new CommandFailure(refusalText(ref, outcome));
  const { kind: _kind, ...done } = outcome;
  if (done.results.length === 0 && done.byHandCents === 0) throw new CommandFailure(heldText(ref, method, outcome));
  printDone(terminal, given, [...done.results.map(resultText), ...restTexts(ref, method, outcome)].join('\n'), {
    ref,
    ...done,
  });
  const failed = done.results.filter(({ kind }) => kind !== 'done');
  if (failed.length > 0) throw new CommandFailure(`${failed.length} of ${done.results.length} refunds are not done.`);
}

function refusalText(ref: string, outcome: Exclude<RefundOutcome, { kind: 'missing' | 'done' }>): string {
  switch (outcome.kind) {
    case 'nothing-owed':
      return `Nothing is owed for ${ref}. To give something back anyway, say how much with --amount.`;
    case 'too-much':
      return outcome.byServiceCents === 0
        ? `At most ${dollarText(outcome.most, 'en-US')} of ${ref} can go back: more was not paid.`
        : `At most ${dollarText(outcome.most, 'en-US')} of ${ref} came by hand: payment services hold ${dollarText(outcome.byServiceCents, 'en-US')} more, which "refund" gives back. --instead-of-services counts for those too.`;
    case 'unanswered':
      return `A payment service was asked for ${outcome.refunds.map(({ id, cents }) => `${dollarText(cents, 'en-US')} (${id})`).join(' and ')} and has not answered: give "refund ${ref} --reason TEXT" again first.`;
  }
}

function resultText({ kind, refund, ...more }: RefundResult): string {
  const what = `${dollarText(refund.cents, 'en-US')} of ${refund.paymentId}`;
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

/** Texts about amounts that go back in another way than the chosen one. */
function restTexts(ref: string, method: RefundMethod, done: Done): readonly string[] {
  const { byHandCents, byServiceCents } = done;
  const amount = dollarText(byHandCents, 'en-US');
  return [
    ...(byHandCents > 0
      ? [`${amount} came by hand: pay it back, then say so: refund-paid ${ref} --amount ${byHandCents / 100}`]
      : []),
    ...(byServiceCents > 0 ? [heldText(ref, method, done)] : []),
  ];
}

/** Texts about amounts at payment services that were not asked. */
function heldText(ref: string, method: RefundMethod, { byServiceCents }: Done): string {
  const amount = dollarText(byServiceCents, 'en-US');
  const remedy =
    method === 'services'
      ? 'which is not connected here: give this command with the settings of the server'
      : `which "refund ${ref} --reason TEXT" gives back`;
  return `A payment service holds ${amount}, ${remedy}. Where you have paid it back in another way: refund-paid ${ref} --amount ${byServiceCents / 100} --instead-of-services.`;
}
