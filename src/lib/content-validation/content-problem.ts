/** A mistake in a content file, in words with which an editor can correct it. */
export interface ContentProblem {
  /** The file, from the project's root: `src/content/listings/PV-PPS-ELN.yaml`. */
  readonly file: string;
  /** The path of the field: `content.seoDescription` or `slug.1`. */
  readonly field: string;
  /** The value that was found. */
  readonly found: string;
  /** The values that are allowed. */
  readonly allowed: string;
}

/** Thrown when content cannot be built; the message lists every problem. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(problems: readonly ContentProblem[]) {
    super(describeProblems(problems));
  }
}

/** One block a problem: file, field, what was found, what is allowed. */
export function describeProblems(problems: readonly ContentProblem[]): string {
  const count = `${problems.length} ${problems.length === 1 ? 'mistake' : 'mistakes'} in the content:`;
  const blocks = problems.map(
    ({ file, field, found, allowed }) => `${file}\n  field:   ${field}\n  found:   ${found}\n  allowed: ${allowed}`,
  );
  return [count, ...blocks].join('\n\n');
}
