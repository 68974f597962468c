import { type Spread, spreadOf } from '../measure/spread.ts';
import type { Verdict } from './lighthouse.ts';
import type { WireBytes } from './wire-bytes.ts';

const NUMBERS = ['performance', 'accessibility', 'bestPractices', 'seo', 'fcp', 'lcp', 'tbt', 'cls'] as const;

/** What a judge measures. */
export type Figure = (typeof NUMBERS)[number];

/** Everything that was found out about a page in one of its variants. */
export interface PageFigures {
  readonly page: string;
  readonly variant: string;
  readonly bytes: WireBytes;
  readonly verdict: Readonly<Record<Figure, Spread>>;
  readonly complaints: readonly string[];
}

/** Sums up the verdicts of several runs. */
export function figuresOf(page: string, variant: string, bytes: WireBytes, verdicts: readonly Verdict[]): PageFigures {
  const entries = NUMBERS.map((name) => [name, spreadOf(verdicts.map((verdict) => verdict[name]))] as const);
  return {
    page,
    variant,
    bytes,
    verdict: Object.fromEntries(entries) as Record<Figure, Spread>,
    complaints: [...new Set(verdicts.flatMap(({ complaints }) => complaints))],
  };
}
