/** Several measurements of one thing. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
  readonly runs: number;
}

function middleOf(sorted: readonly number[]): number {
  const half = sorted.length / 2;
  const above = sorted[Math.floor(half)] ?? 0;
  const below = sorted[Math.ceil(half) - 1] ?? 0;
  return (above + below) / 2;
}

/**
 * Median, lowest and highest of measurements. The machine is shared: a mean would follow its worst
 * moment.
 *
 * @throws RangeError without a measurement
 */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const [low] = sorted;
  const high = sorted.at(-1);
  if (low === undefined || high === undefined) throw new RangeError('nothing was measured');
  return { median: middleOf(sorted), low, high, runs: sorted.length };
}

/** The 99th of a hundred, by size; not a number without a measurement. */
export function p99Of(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
}

/** "12.3 (11.9–14.0)", or "12.3" of a single run. */
export function spreadText({ median, low, high, runs }: Spread, digits = 1): string {
  const [middle, least, most] = [median, low, high].map((value) => value.toFixed(digits));
  return runs === 1 ? `${middle}` : `${middle} (${least}–${most})`;
}

/** "1.42×", the ratio of two medians. */
export function ratioText(measured: Spread, reference: Spread): string {
  return `${(measured.median / reference.median).toFixed(2)}×`;
}
