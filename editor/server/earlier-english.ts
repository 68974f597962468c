import { translatableTexts } from '../../src/lib/content-validation/translatable-texts.ts';
import { endingOf, withoutEnding } from '../lib/content-kind.ts';
import type { LoadedFile } from '../lib/editor.contract.ts';
import { readContentText } from './content-text.ts';
import { git } from './publication-commit.ts';
import { englishFile } from './translation-files.ts';

type EarlierEnglish = NonNullable<NonNullable<LoadedFile['english']>['before']>;

/** A translation of an older version is read anew as a whole. */
const MAX_VERSIONS = 100;

/** A line of a commit's raw changes, with the names of the old and the new bytes. */
const RAW_CHANGE = /^:\d+ \d+ (?<before>[0-9a-f]+) (?<after>[0-9a-f]+) /;

/** Versions that were found, by their file and digest: they never change. */
const known = new Map<string, EarlierEnglish>();

/**
 * The English texts that had a digest once, by the history of the repository. Null where the folder
 * is in none, or where no version has it.
 */
export async function findEarlierEnglish(
  contentFolder: string,
  path: string,
  digest: string,
): Promise<EarlierEnglish | null> {
  const key = `${contentFolder} ${path} ${digest}`;
  const found = known.get(key) ?? (await search(contentFolder, path, digest));
  if (found) known.set(key, found);
  return found;
}

async function search(folder: string, path: string, digest: string): Promise<EarlierEnglish | null> {
  for (const blob of await blobsOf(folder, path)) {
    const text = await git(folder, ['cat-file', 'blob', blob]).catch(() => '');
    const texts = textsWith(digest, path, text);
    if (texts) return texts;
  }
  return null;
}

/** The texts of a version if they have a digest; null where they cannot be read too. */
function textsWith(digest: string, path: string, text: string): EarlierEnglish | null {
  try {
    if (englishFile(path, text)?.digest !== digest) return null;
    const { data, body } = readContentText(text, endingOf(path));
    return { texts: { ...translatableTexts(withoutEnding(path), data) }, body };
  } catch {
    return null;
  }
}

/** Names of all versions of a file that were committed, the newest first; none without Git. */
async function blobsOf(folder: string, path: string): Promise<readonly string[]> {
  const options = ['--format=', '--raw', '--no-abbrev', `--max-count=${MAX_VERSIONS}`];
  const lines = await git(folder, ['log', ...options, '--', path]).catch(() => '');
  const names = lines.split('\n').flatMap((line) => {
    const { before = '', after = '' } = RAW_CHANGE.exec(line)?.groups ?? {};
    return [after, before];
  });
  return [...new Set(names)].filter((name) => /[1-9a-f]/.test(name));
}
