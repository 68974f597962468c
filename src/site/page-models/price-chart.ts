import type { RouteComparison } from './route-comparison.ts';

/**
 * The drawing area in its own units. It is stretched to any size, so proportions must not matter.
 */
export const CHART = { width: 100, height: 100, top: 2, bottom: 2 } as const;

export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

/** One option's line. */
export interface ChartLine {
  readonly code: string;
  readonly label: string;
  readonly points: readonly ChartPoint[];
}

/** A price chart ready to draw: lines, the price axis from the top, and group sizes. */
export interface PriceChart {
  readonly lines: readonly ChartLine[];
  readonly ticks: readonly { readonly usd: number; readonly y: number }[];
  readonly people: readonly number[];
}

/** A round number at or above `value`: 1, 2, 2.5, 4, 5 or 8 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  const factor = [1, 2, 2.5, 4, 5, 8, 10].find((step) => step * power >= value) ?? 10;
  return factor * power;
}

const TICKS = 4;

/**
 * Lays out the total price by group size as lines (specification.md#price-rule: what a group pays).
 */
export function priceChart({ options, rows }: Pick<RouteComparison, 'options' | 'rows'>): PriceChart {
  const highest = roundUp(Math.max(...rows.flatMap(({ prices }) => prices.map(({ total }) => total))));
  const innerHeight = CHART.height - CHART.top - CHART.bottom;
  const x = (index: number) => (CHART.width * (index + 0.5)) / rows.length;
  const y = (usd: number) => Math.round((CHART.top + innerHeight * (1 - usd / highest)) * 10) / 10;
  return {
    lines: options.map(({ code, label }, option) => ({
      code,
      label,
      points: rows.map(({ prices }, index) => ({ x: x(index), y: y(prices[option]?.total ?? 0) })),
    })),
    ticks: Array.from({ length: TICKS + 1 }, (_, index) => (highest * (TICKS - index)) / TICKS).map((usd) => ({
      usd,
      y: y(usd),
    })),
    people: rows.map(({ people }) => people),
  };
}
