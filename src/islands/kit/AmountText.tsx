import { dollarText } from '../../lib/money/format-money.ts';
import { DEFAULT_PRICE_FORMAT } from '../../lib/money/price-format.ts';
import { PriceData, type PriceProps } from './PriceData.tsx';

/** An amount in the traveller's currency, and in the dollars that it is made from. */
export function AmountText({ usd, totalUsd, view }: PriceProps) {
  return (
    <>
      <PriceData usd={usd} totalUsd={totalUsd} view={view} />
      {view.currency !== DEFAULT_PRICE_FORMAT.currency && (
        <span className="amount-usd"> ({dollarText(usd * 100, view.locale)})</span>
      )}
    </>
  );
}
