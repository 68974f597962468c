import type { ChangeEvent } from 'react';
import { DEFAULT_PRICE_RANGE } from '../../../lib/search/search-criteria.ts';

/** Whole US dollars. */
const STEP = 5;

interface Props {
  readonly minPrice: number | undefined;
  readonly maxPrice: number | undefined;
  /** Whole US dollars as the traveller reads them. */
  readonly price: (usd: number) => string;
  /** Called while a thumb moves; undefined at the end of the range. */
  readonly onMove: (range: { readonly minPrice: number | undefined; readonly maxPrice: number | undefined }) => void;
  /** Called when it rests. */
  readonly onRest: () => void;
}

/** Two thumbs on one line: two native ranges on top of each other. Neither can pass the other. */
export function PriceRange({ minPrice, maxPrice, price, onMove, onRest }: Props) {
  const { min, max } = DEFAULT_PRICE_RANGE;
  const low = minPrice ?? min;
  const high = maxPrice ?? max;
  const move = (nextLow: number, nextHigh: number) =>
    onMove({ minPrice: nextLow > min ? nextLow : undefined, maxPrice: nextHigh < max ? nextHigh : undefined });
  const thumb = { min, max, step: STEP, onPointerUp: onRest, onBlur: onRest } as const;
  const usdOf = ({ target }: ChangeEvent<HTMLInputElement>) => Number(target.value);
  return (
    <fieldset className="filter-price">
      <legend>Price</legend>
      <p aria-hidden="true">
        <span>{price(low)}</span>
        <span>{price(high)}</span>
      </p>
      <div className="filter-range">
        <input
          type="range"
          {...thumb}
          name="min"
          aria-label="Lowest price"
          aria-valuetext={price(low)}
          value={low}
          onChange={(event) => move(Math.min(usdOf(event), high), high)}
        />
        <input
          type="range"
          {...thumb}
          name="max"
          aria-label="Highest price"
          aria-valuetext={price(high)}
          value={high}
          onChange={(event) => move(low, Math.max(usdOf(event), low))}
        />
      </div>
    </fieldset>
  );
}
