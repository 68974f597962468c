import type { ReactNode } from 'react';
import { pricesMessages } from '../../lib/messages/prices.ts';
import { isApproximatePart } from '../../lib/money/approximate-part.ts';
import { type PriceFormat, priceText } from '../../lib/money/price-format.ts';
import { isPageFormat } from '../page/page-locale.ts';
import { Message } from './Message.tsx';
import { useLanguage } from './use-language.ts';

export interface PriceProps {
  /** Whole US dollars. */
  readonly usd: number;
  /** The total beside it, where this is a part of one (ADR 28). */
  readonly totalUsd?: number | undefined;
  readonly view: PriceFormat;
}

/** A price in the traveller's currency, marked as all are (specification.md#public-hooks). */
export function PriceData({ usd, totalUsd = usd, view }: PriceProps) {
  const language = useLanguage();
  const price = (
    <data value={usd} data-price="" lang={isPageFormat(view) ? undefined : view.locale}>
      {priceText(usd, view)}
    </data>
  );
  if (!isApproximatePart(usd, totalUsd, view.currency)) return price;
  return <Message parts={pricesMessages(language).about<ReactNode>(price)} />;
}
