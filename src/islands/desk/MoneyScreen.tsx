import { useState } from 'react';
import { moneyContract } from '../../lib/desk/money.contract.ts';
import { useLastSettled } from '../kit/use-last-settled.ts';
import { DeskHead } from './DeskHead.tsx';
import { amountText, momentText } from './desk-format.ts';
import { MoneyCard } from './MoneyCard.tsx';
import { MoneyTotals } from './MoneyTotals.tsx';
import { useDeskQuery } from './use-desk-query.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Money that is waited for, owed back, and has come (specification.md#money-at-the-desk). */
export function MoneyScreen() {
  const [days, setDays] = useState<Days | null>(null);
  const search = days && days.from <= days.to ? `?${new URLSearchParams({ ...days })}` : '';
  const { data, problem, isLoading, reload } = useDeskQuery(moneyContract, `${moneyContract.path}${search}`);
  const money = useLastSettled(data, data === null && problem === null);
  return (
    <>
      <DeskHead title="Money" asOf={money?.asOf ?? null} problem={problem} isLoading={isLoading} reload={reload} />
      {money && (
        <>
          <section className="desk-section" aria-labelledby="money-waiting">
            <h2 id="money-waiting">Waiting for payment</h2>
            {money.waiting.length === 0 && <p>Nobody has to pay at the moment.</p>}
            <ul className="desk-list">
              {money.waiting.map(({ amount, payBy, isPayingOnline, ...booking }) => (
                <li key={booking.ref}>
                  <MoneyCard booking={booking} amount={amount}>
                    {isPayingOnline ? 'Is paying online now' : `Reserved until ${momentText(payBy)}`}
                  </MoneyCard>
                </li>
              ))}
            </ul>
          </section>
          <section className="desk-section" aria-labelledby="money-owed">
            <h2 id="money-owed">To give back</h2>
            {money.refundsOwed.length === 0 && <p>Nothing is owed back.</p>}
            <ul className="desk-list">
              {money.refundsOwed.map(({ cents, byHandCents, ...booking }) => (
                <li key={booking.ref}>
                  <MoneyCard booking={booking} amount={amountText(cents, 'en-US')}>
                    {byHandCents === 0 && 'Goes back to the card or wallet'}
                    {byHandCents >= cents && 'Goes back by hand'}
                    {byHandCents > 0 &&
                      byHandCents < cents &&
                      `${amountText(byHandCents, 'en-US')} of it goes back by hand`}
                  </MoneyCard>
                </li>
              ))}
            </ul>
          </section>
          <MoneyTotals money={money} days={days ?? money} onDays={setDays} />
        </>
      )}
    </>
  );
}
