import type { ReactNode } from 'react';
import { bookingSummaryMessages } from '../../lib/messages/booking-summary.ts';
import { shareOf } from '../../lib/money/offer.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import { Message } from '../kit/Message.tsx';
import { PriceData } from '../kit/PriceData.tsx';
import { useLanguage } from '../kit/use-language.ts';

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
 * The price and the buttons, always in sight; what it includes, where there is room
 * (specification.md#booking-dialog).
 */
export function BookingFoot({ usd, people, view, included, message, children }: Props) {
  const t = bookingSummaryMessages(useLanguage());
  const share = shareOf(usd, people);
  const each = t[share * people > usd ? 'forPeopleEachRounded' : 'forPeopleEach'];
  return (
    <div className="booking-foot">
      <p className="booking-message" role="alert">
        {message}
      </p>
      <p className="booking-price">
        <PriceData usd={usd} view={view} />
        <small>
          {people > 1 ? (
            <Message parts={each<ReactNode>(people, <PriceData usd={share} totalUsd={usd} view={view} />)} />
          ) : (
            t.forPeople(people)
          )}
        </small>
      </p>
      {included.length > 0 && <p className="booking-included">{t.included(included.join(' · '))}</p>}
      <div className="booking-actions">{children}</div>
    </div>
  );
}
