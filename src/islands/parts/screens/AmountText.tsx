import { AS_BUILT, type PriceView } from '../../../lib/currency/price-view.ts';
import { dollarText } from '../../../lib/pricing/dollar-text.ts';
import { PriceData } from '../PriceData.tsx';

interface Props {
  /** Whole US dollars. */
  readonly usd: number;
  readonly view: PriceView;
}

/** An amount in the traveller's currency, and in the dollars that it is made from. */
export function AmountText({ usd, view }: Props) {
  return (
    <>
      <PriceData usd={usd} view={view} />
      {view.currency !== AS_BUILT.currency && <span className="amount-usd"> ({dollarText(usd * 100)})</span>}
    </>
  );
}
