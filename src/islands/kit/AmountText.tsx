import { dollarText } from '../../lib/money/format-money.ts';
import { DEFAULT_PRICE_FORMAT, type PriceFormat } from '../../lib/money/price-format.ts';
import { PriceData } from './PriceData.tsx';

interface Props {
  /** Whole US dollars. */
  readonly usd: number;
  /** The total that stands beside it, where this is a part of one (ADR 28). */
  readonly totalUsd?: number | undefined;
  readonly view: PriceFormat;
}

/** An amount in the traveller's currency, and in the dollars that it is made from. */
export function AmountText({ usd, totalUsd, view }: Props) {
  return (
    <>
      <PriceData usd={usd} totalUsd={totalUsd} view={view} />
      {view.currency !== DEFAULT_PRICE_FORMAT.currency && (
        <span className="amount-usd"> ({dollarText(usd * 100)})</span>
      )}
    </>
  );
}
