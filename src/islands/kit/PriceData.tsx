import type { ReactNode } from 'react';
import { pricesMessages } from '../../lib/messages/prices.ts';
import { isApproximatePart } from '../../lib/money/approximate-part.ts';
import { dollarText } from '../../lib/money/format-money.ts';
import { DEFAULT_PRICE_FORMAT, isDefaultFormat, type PriceFormat, priceText } from '../../lib/money/price-format.ts';
import { Message } from './Message.tsx';
import { useLanguage } from './use-language.ts';

interface Props {
  /** Whole US dollars. */
  readonly usd: number;
  /** The total beside it, where this is a part of one (ADR 28). */
  readonly totalUsd?: number | undefined;
  readonly view: PriceFormat;
}

/** A price in the traveller's currency, marked as all are (specification.md#public-hooks). */
export function PriceData({ usd, totalUsd = usd, view }: Props) {
  const language = useLanguage();
  const price = (
    <data value={usd} data-price="" lang={isDefaultFormat(view) ? undefined : view.locale}>
      {priceText(usd, view)}
    </data>
  );
  if (!isApproximatePart(usd, totalUsd, view.currency)) return price;
  return <Message parts={pricesMessages(language).about<ReactNode>(price)} />;
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
