import type { ReactNode } from 'react';
import { shareOf } from '../../lib/money/offer.ts';
import { peopleText } from '../../lib/money/people.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import { PriceData } from '../kit/PriceData.tsx';

interface Props {
  /** Whole US dollars. */
  readonly usd: number;
  readonly people: number;
  readonly view: PriceFormat;
  /** What the price includes. */
  readonly included: readonly string[];
  /** The error of the last try; empty before the first. */
  readonly message: string;
  /** The buttons. */
  readonly children: ReactNode;
}

/**
 * The price, what it includes and the buttons, always in sight
 * (specification.md#booking-dialog).
 */
export function BookingFoot({ usd, people, view, included, message, children }: Props) {
  const share = shareOf(usd, people);
  return (
    <div className="booking-foot">
      <p className="booking-message" role="alert">
        {message}
      </p>
      <p className="booking-price">
        <PriceData usd={usd} view={view} />
        <small>
          for {peopleText(people)}
          {people > 1 && (
            <>
              , <PriceData usd={share} totalUsd={usd} view={view} /> each{share * people > usd && ', rounded up'}
            </>
          )}
        </small>
      </p>
      {included.length > 0 && <p className="booking-included">Included: {included.join(' · ')}</p>}
      <div className="booking-actions">{children}</div>
    </div>
  );
}
