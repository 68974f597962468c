import { lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { endingOf } from '../lib/content-kind.ts';
import { contentPathSchema, NEW_REVISION } from '../lib/editor.contract.ts';
import { type ContentData, readContentText } from './content-text.ts';
import { digestOf, isMissing } from './stored-file.ts';

/** A content file as it is in the folder. */
export interface ContentText extends ContentData {
  readonly text: string;
  /** The digest of its bytes. */
  readonly revision: string;
}

/** A path that leads to no content file. The message says why. */
export class ContentPathError extends Error {
  override readonly name = 'ContentPathError';
}

function realPathOf(path: string): string | null {
  try {
    return realpathSync(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * The absolute path of a content file, which need not be there. It is inside of the folder.
 *
 * @throws ContentPathError for any other path, and where a symbolic link leads out of the folder
 */
export function contentFile(folder: string, path: string): string {
  if (!contentPathSchema.safeParse(path).success) {
    throw new ContentPathError(`"${path}" is no content file: name one such as "listings/PV-PPS-ELN.yaml".`);
  }
  const root = realPathOf(folder);
  if (root === null) throw new ContentPathError(`The content folder "${folder}" is not there: set CONTENT_DIR.`);
  const file = resolve(folder, path);
  const real =
    realPathOf(file) ?? join(realPathOf(dirname(file)) ?? join(root, dirname(path)), path.split('/')[1] ?? '');
  const isLink = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  if (!real.startsWith(`${root}${sep}`) || (isLink && realPathOf(file) === null)) {
    throw new ContentPathError(`"${path}" leads out of the content folder: replace the link by a file.`);
  }
  return file;
}

/**
 * A content file with what it says.
 *
 * @throws ContentPathError for a path outside of the folder, YamlEditError where it cannot be read
 */
export function readContentFile(folder: string, path: string): ContentText {
  const bytes = readFileSync(contentFile(folder, path));
  const text = bytes.toString('utf8');
  return { text, revision: digestOf(bytes), ...readContentText(text, endingOf(path)) };
}

/** The revision of a content file; NEW_REVISION where there is none. @throws ContentPathError */
export function revisionOf(folder: string, path: string): string {
  const bytes = readFileIfThere(contentFile(folder, path));
  return bytes === null ? NEW_REVISION : digestOf(bytes);
}

function readFileIfThere(file: string): Uint8Array | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** A content file with what it says; null where there is none. @throws as `readContentFile` does */
export function findContentFile(folder: string, path: string): ContentText | null {
  try {
    return readContentFile(folder, path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The paths of all files that can be edited, sorted: `listings/PV-PPS-ELN.yaml`. */
export function listContentFiles(folder: string): readonly string[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const paths = folders.flatMap(({ name }) =>
    readdirSync(join(folder, name), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${name}/${entry.name}`),
  );
  return paths.filter((path) => contentPathSchema.safeParse(path).success).toSorted();
}
