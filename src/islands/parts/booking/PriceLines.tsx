import type { Breakdown } from '../../../lib/booking/breakdown.ts';
import { AS_BUILT, type PriceView, priceText } from '../../../lib/currency/price-view.ts';
import { LocalText } from '../LocalText.tsx';
import { PriceData } from '../PriceData.tsx';

interface Props {
  readonly price: Breakdown;
  readonly people: number;
  readonly view: PriceView;
}

/** For whom the first part of a price is. */
function baseLabel({ included }: Breakdown, isPerPerson: boolean, people: number): string {
  if (isPerPerson) return people === 1 ? '1 person' : `${people} people, each`;
  return included === 1 ? 'For one person' : `For up to ${included} people`;
}

/** How the price comes about, in the traveller's currency, and what is charged in dollars. */
export function PriceLines({ price, people, view }: Props) {
  const { base, included, extraPeople, extra, total } = price;
  const isPerPerson = included === 1 && extra === base * extraPeople;
  return (
    <dl className="price-lines">
      <div>
        <dt>{baseLabel(price, isPerPerson, people)}</dt>
        <dd>
          <PriceData usd={base} view={view} />
        </dd>
      </div>
      {!isPerPerson && extraPeople > 0 && (
        <div>
          <dt>{extraPeople === 1 ? '1 person more' : `${extraPeople} people more`}</dt>
          <dd>
            <PriceData usd={extra} view={view} />
          </dd>
        </div>
      )}
      <div className="price-lines-total">
        <dt>Total</dt>
        <dd>
          <PriceData usd={total} view={view} />
        </dd>
      </div>
      {view.currency !== AS_BUILT.currency && (
        <div className="soft small">
          <dt>in US dollars</dt>
          <dd>
            <LocalText locale={view.locale}>{priceText(total, { ...AS_BUILT, locale: view.locale })}</LocalText>
          </dd>
        </div>
      )}
    </dl>
  );
}
