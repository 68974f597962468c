/** The parts of the benchmark. */
export const PARTS = [
  'build',
  'islands',
  'memory',
  'offline',
  'pages',
  'prices',
  'processes',
  'requests',
  'search',
  'seats',
  'service',
] as const;
export type Part = (typeof PARTS)[number];

/** What the command line asks for. */
export interface Options {
  readonly parts: readonly Part[];
  /** Small and once, to see that it works. */
  readonly quick: boolean;
  /** The booking service and memory in minutes: fewer bookings, and no whole hour. */
  readonly short: boolean;
  /** Leave the built copies in `bench/work`. */
  readonly keep: boolean;
  /** How often each build, page load or tap is repeated; null for as often as usual. */
  readonly runs: number | null;
}

const FLAGS = ['--quick', '--short', '--keep'];
const RUNS = /^--runs=([1-9])$/;

function isPart(word: string): word is Part {
  return (PARTS as readonly string[]).includes(word);
}

/**
 * Reads the command line.
 *
 * @throws Error that names a word which means nothing
 */
export function parseOptions(words: readonly string[]): Options {
  const unknown = words.find((word) => !isPart(word) && !FLAGS.includes(word) && !RUNS.test(word));
  if (unknown)
    throw new Error(
      `"${unknown}" means nothing here. Usage: npm run bench -- [${PARTS.join('|')}…] [--quick] [--short] [--keep] [--runs=3]`,
    );
  const parts = words.filter(isPart);
  const [, runs] = words.map((word) => RUNS.exec(word)).find((match) => match !== null) ?? [];
  return {
    parts: parts.length > 0 ? parts : PARTS,
    quick: words.includes('--quick'),
    short: words.includes('--short'),
    keep: words.includes('--keep'),
    runs: runs === undefined ? null : Number(runs),
  };
}
