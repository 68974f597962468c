import { dollarText } from '../money/format-money.ts';
import type { TripChangeQuote } from './change-trip.contract.ts';

/** What a change of a trip does to the money, in sentences (specification.md#changing-a-trip). */
export function quoteSentences({
  oldTotalUsd,
  newTotalUsd,
  due,
  refund,
  retained,
}: TripChangeQuote): readonly string[] {
  const isSame = oldTotalUsd === newTotalUsd;
  const [before, after] = [dollarText(oldTotalUsd * 100), dollarText(newTotalUsd * 100)];
  return [
    isSame ? `The price stays ${after}.` : `New price ${after} instead of ${before}.`,
    ...(due.minor > 0 ? [`You have ${dollarText(due.minor)} to pay.`] : []),
    ...(refund.minor > 0 ? [`You get ${dollarText(refund.minor)} back.`] : []),
    ...(!isSame && due.minor === 0 && refund.minor === 0 ? [`You have ${lessText(oldTotalUsd, newTotalUsd)}.`] : []),
    ...(retained.minor > 0
      ? [`${dollarText(retained.minor)} is not refundable, because a cancellation fee already applied.`]
      : []),
  ];
}

function lessText(before: number, after: number): string {
  return after < before ? `${dollarText((before - after) * 100)} less to pay` : 'paid enough already';
}

/** That a trip is changed, and what that means for the money. */
export function changedText({ due, refund }: TripChangeQuote): string {
  return [
    'Your trip has been changed.',
    ...(due.minor > 0 ? [`You have ${dollarText(due.minor)} to pay.`] : []),
    ...(refund.minor > 0 ? [`You get ${dollarText(refund.minor)} back.`] : []),
  ].join(' ');
}
