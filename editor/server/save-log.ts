import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { replaceFile } from './stored-file.ts';

const logSchema = z.record(z.string(), z.strictObject({ revision: z.string(), by: z.string(), at: z.string() }));

/** Who has saved a file, and when: an ISO time in Palawan. */
export interface Save {
  readonly by: string;
  readonly at: string;
}

/** A file that was saved, with its revision since. */
export interface SavedFile {
  readonly path: string;
  readonly revision: string;
}

/** Stores who has saved which file as it is now. */
export interface SaveLog {
  readonly record: (files: readonly SavedFile[], save: Save) => void;
  /** Null where the file was changed outside of the editor. */
  readonly find: (path: string, revision: string) => Save | null;
}

/** Opens the log in a file. What cannot be read is begun anew: no content depends on it. */
export function openSaveLog(file: string): SaveLog {
  const saves = readLog(file);
  return {
    record: (files, { by, at }) => {
      for (const { path, revision } of files) saves[path] = { revision, by, at };
      replaceFile(file, JSON.stringify(saves));
    },
    find: (path, revision) => {
      const found = saves[path];
      return found?.revision === revision ? { by: found.by, at: found.at } : null;
    },
  };
}

function readLog(file: string): z.infer<typeof logSchema> {
  try {
    const parsed = logSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}
