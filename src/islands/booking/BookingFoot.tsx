import { peopleText } from '../../lib/money/people.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import { PriceData } from '../kit/PriceData.tsx';

interface Props {
  /** Whole US dollars. */
  readonly usd: number;
  readonly people: number;
  readonly view: PriceFormat;
  readonly action: string;
  /** The error of the last try; empty before the first. */
  readonly message: string;
}

/** The price and the button, always in sight. */
export function BookingFoot({ usd, people, view, action, message }: Props) {
  return (
    <div className="booking-foot">
      <p className="booking-message" role="alert">
        {message}
      </p>
      <p className="booking-price">
        <PriceData usd={usd} view={view} />
        <small>for {peopleText(people)}</small>
      </p>
      <button className="button" type="submit">
        {action}
      </button>
    </div>
  );
}
