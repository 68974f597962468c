import { type ChangeEvent, memo } from 'react';
import { filtersMessages } from '../../lib/messages/filters.ts';
import { pricesBetween } from '../../lib/search/price-range.ts';
import { DEFAULT_PRICE_RANGE, type SearchCriteria } from '../../lib/search/search-criteria.ts';
import { LocalText } from '../kit/LocalText.tsx';
import { useLanguage } from '../kit/use-language.ts';

/** Whole US dollars. */
const STEP = 5;

const { min, max } = DEFAULT_PRICE_RANGE;

interface Props {
  /** The group that prices are for. */
  readonly people: number;
  readonly minPrice: number | undefined;
  readonly maxPrice: number | undefined;
  /** Whole US dollars as the traveller reads them. */
  readonly price: (usd: number) => string;
  /** The locale of the prices. */
  readonly locale: string;
  /** Called while a thumb moves; undefined at the end of the range. */
  readonly onMove: (range: { readonly [Field in 'minPrice' | 'maxPrice']: SearchCriteria[Field] | undefined }) => void;
  /** Called when it rests. */
  readonly onSettle: () => void;
}

/**
 * A price range of two native sliders on top of each other. Neither can pass the other; the upper
 * end has no limit.
 */
export const PriceRange = memo(function PriceRange({
  people,
  minPrice,
  maxPrice,
  price,
  locale,
  onMove,
  onSettle,
}: Props) {
  const t = filtersMessages(useLanguage());
  const low = minPrice ?? min;
  const high = maxPrice ?? max;
  const isOpen = high === max;
  const move = (nextLow: number, nextHigh: number) =>
    onMove({ minPrice: undefined, maxPrice: undefined, ...pricesBetween(nextLow, nextHigh) });
  const thumb = { min, max, step: STEP, onPointerUp: onSettle, onBlur: onSettle } as const;
  const usdOf = ({ target }: ChangeEvent<HTMLInputElement>) => Number(target.value);
  return (
    <fieldset className="filter-price">
      <legend>{t.price(people)}</legend>
      <p aria-hidden="true">
        <LocalText locale={locale}>{price(low)}</LocalText>
        <LocalText locale={locale}>{isOpen ? `${price(high)}+` : price(high)}</LocalText>
      </p>
      <div className="filter-range">
        <input
          type="range"
          {...thumb}
          name="min"
          // Where both thumbs meet, the one that can still move is on top.
          data-above={low > (min + max) / 2 || undefined}
          aria-label={t.lowest}
          aria-valuetext={price(low)}
          value={low}
          onChange={(event) => move(Math.min(usdOf(event), high), high)}
        />
        <input
          type="range"
          {...thumb}
          name="max"
          aria-label={t.highest}
          aria-valuetext={isOpen ? t.orMore(price(high)) : price(high)}
          value={high}
          onChange={(event) => move(low, Math.max(usdOf(event), low))}
        />
      </div>
    </fieldset>
  );
});
