import type { DeskTripQuote } from '../../lib/desk/booking-commands.contract.ts';
import { amountText } from './desk-format.ts';

/** What a change of a trip does to the money, and who gets a mail, for the staff. */
export function tripChangeSentences(quote: DeskTripQuote, name: string): readonly string[] {
  const { oldTotalUsd, newTotalUsd, due, refund, retained, companies } = quote;
  const [before, after] = [amountText(oldTotalUsd * 100, 'en-US'), amountText(newTotalUsd * 100, 'en-US')];
  return [
    oldTotalUsd === newTotalUsd ? `The price stays ${after}.` : `The price is ${after} instead of ${before}.`,
    ...(due.minor > 0 ? [`${amountText(due.minor, 'en-US')} more is to be paid.`] : []),
    ...(refund.minor > 0
      ? [
          `${amountText(refund.minor, 'en-US')} is owed back. Nothing is paid back yet: after this, press “Give money back”.`,
        ]
      : []),
    ...(retained.minor > 0
      ? [
          `${amountText(retained.minor, 'en-US')} stays with us if they cancel later, because a cancellation fee has begun.`,
        ]
      : []),
    `${[name, ...companies].join(' and ')} ${companies.length === 0 ? 'gets' : 'get'} a mail with the change.`,
  ];
}
