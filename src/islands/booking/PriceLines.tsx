import type { PriceBreakdown } from '../../lib/booking/price-breakdown.ts';
import { dollarSumText, priceLines } from '../../lib/booking/price-lines.ts';
import { bookingSummaryMessages } from '../../lib/messages/booking-summary.ts';
import { DEFAULT_PRICE_FORMAT, type PriceFormat } from '../../lib/money/price-format.ts';
import { LocalText } from '../kit/LocalText.tsx';
import { PriceData } from '../kit/PriceData.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly price: PriceBreakdown;
  readonly people: number;
  /** The largest group of one booking. */
  readonly maxPeople: number;
  readonly view: PriceFormat;
}

/** The parts of a price in the traveller's currency, and the sum in dollars. */
export function PriceLines({ price, people, maxPeople, view }: Props) {
  const language = useLanguage();
  const t = bookingSummaryMessages(language);
  const { total } = price;
  const lines = priceLines(price, people, maxPeople, language);
  return (
    <dl className="price-lines">
      {lines.map(({ label, usd }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <PriceData usd={usd} totalUsd={total} view={view} />
          </dd>
        </div>
      ))}
      <div className="price-lines-total">
        <dt>{t.total}</dt>
        <dd>
          <PriceData usd={total} view={view} />
        </dd>
      </div>
      {view.currency !== DEFAULT_PRICE_FORMAT.currency && (
        <div className="soft small">
          <dt>{t.inDollars}</dt>
          <dd>
            <LocalText locale={view.locale}>{dollarSumText(lines, total, view.locale)}</LocalText>
          </dd>
        </div>
      )}
    </dl>
  );
}
