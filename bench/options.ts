/** The parts of the benchmark. */
export const PARTS = ['build', 'pages', 'requests'] as const;
export type Part = (typeof PARTS)[number];

/** What the command line asks for. */
export interface Options {
  readonly parts: readonly Part[];
  /** Small and once, to see that it works. */
  readonly quick: boolean;
  /** Leave the built copies in `bench/work`. */
  readonly keep: boolean;
}

const FLAGS = ['--quick', '--keep'];

function isPart(word: string): word is Part {
  return (PARTS as readonly string[]).includes(word);
}

/**
 * Reads the command line.
 *
 * @throws Error that names a word which means nothing
 */
export function parseOptions(words: readonly string[]): Options {
  const unknown = words.find((word) => !isPart(word) && !FLAGS.includes(word));
  if (unknown)
    throw new Error(
      `"${unknown}" means nothing here. Usage: npm run bench -- [${PARTS.join('|')}…] [--quick] [--keep]`,
    );
  const parts = words.filter(isPart);
  return { parts: parts.length > 0 ? parts : PARTS, quick: words.includes('--quick'), keep: words.includes('--keep') };
}
