import type { CashNeeded } from '../../lib/booking/cash-needed.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import { Pesos } from '../kit/Pesos.tsx';
import { PriceData } from '../kit/PriceData.tsx';

interface Props {
  readonly cash: CashNeeded;
  /** An estimate in whole US dollars; null while the rates are not known. */
  readonly usd: number | null;
  readonly view: PriceFormat;
}

const UNITS = { person: 'per person', item: 'each' } as const;

/** Cash to pay on the spot, which is never part of a price. */
export function CashLines({ cash, usd, view }: Props) {
  const pesos = (amount: number) => <Pesos php={amount} locale={view.locale} />;
  return (
    <section className="booking-cash">
      <h3>Cash to bring</h3>
      {cash.php > 0 && (
        <p>
          <strong>{pesos(cash.php)}</strong>
          {usd !== null && view.currency !== 'PHP' && (
            <>
              , about <PriceData usd={usd} view={view} />
            </>
          )}
          , paid on the spot and not included in the price.
        </p>
      )}
      <ul>
        {[...cash.fees, ...cash.optional].map(({ name, amountPhp, per, optional }) => (
          <li key={name}>
            {name}: {pesos(amountPhp)} {UNITS[per]}
            {optional && ', optional'}
          </li>
        ))}
      </ul>
    </section>
  );
}
