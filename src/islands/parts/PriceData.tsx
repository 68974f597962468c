import { isAsBuilt, type PriceView, priceText } from '../../lib/currency/price-view.ts';

interface Props {
  /** Whole US dollars. */
  readonly usd: number;
  readonly view: PriceView;
}

/** A price in the traveller's currency, marked as all are (design, section 8). */
export function PriceData({ usd, view }: Props) {
  return (
    <data value={usd} data-price="" lang={isAsBuilt(view) ? undefined : view.locale}>
      {priceText(usd, view)}
    </data>
  );
}
