import type { FileChange } from './live-snapshot.ts';
import { isPicture } from './tracked-files.ts';

/** Says what changed, a sentence each, by the texts of files before and after. */
export type SentencesOf = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
) => readonly string[];

type Side = 'before' | 'after';

/** The texts of content files on one side; a file that is not there has none. */
function textsOf(changes: readonly FileChange[], side: Side): ReadonlyMap<string, string> {
  return new Map(
    changes.flatMap(({ path, [side]: bytes }) =>
      bytes === null || isPicture(path) ? [] : [[path, Buffer.from(bytes).toString('utf8')] as const],
    ),
  );
}

/** `images/VAN/VAN2.webp` is what fields name `VAN/2`. */
function keyOf(path: string): string {
  return path.replace(/^images\/([^/]+)\/.*?(\d)\.webp$/, '$1/$2');
}

function pictureSentence({ path, before, after }: FileChange): string {
  if (before === null) return `New picture ${keyOf(path)}`;
  return after === null ? `Removed picture ${keyOf(path)}` : `Picture ${keyOf(path)}: replaced`;
}

/** What changes are, a sentence each: first those of contents, then those of pictures. */
export function describeChanges(changes: readonly FileChange[], sentencesOf: SentencesOf): readonly string[] {
  if (changes.length === 0) return [];
  const pictures = changes.filter(({ path }) => isPicture(path)).map(pictureSentence);
  return [...sentencesOf(textsOf(changes, 'before'), textsOf(changes, 'after')), ...pictures];
}
