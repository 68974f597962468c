import { join, relative } from 'node:path';
import { recoverWrites, writeFiles } from './write-files.ts';

/** A file to write, by its absolute path; null removes it. */
export interface WrittenFile {
  readonly path: string;
  readonly bytes: string | Uint8Array | null;
}

/** Writes content and pictures, which change together. */
export interface ContentWriter {
  /**
   * Writes all files or, after a crash, none. Where content is outside of the project, that is true
   * of content and of pictures, each by itself.
   *
   * @throws Error for a file that is in neither
   */
  readonly write: (files: readonly WrittenFile[]) => void;
  /** Ends what a crash has interrupted. Called before the first write of a process. */
  readonly recover: () => void;
}

/** Makes the writer of a project, whose pictures are in it, and of its content. */
export function createContentWriter(root: string, contentFolder: string): ContentWriter {
  const isIn = (folder: string, path: string) => path.startsWith(join(folder, '/'));
  /** The folder of the journal, which is above all files that it names. */
  const journalOf = (path: string) => (isIn(contentFolder, path) && !isIn(root, contentFolder) ? contentFolder : root);
  return {
    write: (files) => {
      for (const [folder, own] of Map.groupBy(files, ({ path }) => journalOf(path)))
        writeFiles(
          folder,
          own.map(({ path, bytes }) => ({ path: relative(folder, path), text: bytes })),
        );
    },
    // Drafts alone are written with a journal in the content folder.
    recover: () => {
      for (const folder of new Set([root, contentFolder])) recoverWrites(folder);
    },
  };
}
