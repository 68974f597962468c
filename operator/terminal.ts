import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { CommandFailure } from './command.ts';

/** The output of a command. */
export interface Terminal {
  print(text: string): void;
  /** Resolves when there is room for more, for slow readers. */
  printed(): Promise<void>;
  /**
   * The path of a file that was named on the command line, relative to the typist's folder.
   * Commands run in the project's folder with npm.
   */
  path(file: string): string;
  /**
   * Writes a file that only this user can read, as it has personal data. @throws CommandFailure
   * where it cannot be written
   */
  write(file: string, text: string): void;
}

/** Why a file cannot be written, and what to do about it. */
function reasonOf(error: unknown, file: string): string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOENT':
      return `there is no folder ${dirname(file)}. Make it, or name another file.`;
    case 'EISDIR':
      return 'that is a folder. Name a file in it.';
    case 'ENOSPC':
      return 'the disk is full. Make room on it, or name a file on another one.';
    default:
      return `${message}. Name another file.`;
  }
}

/** The terminal of a process. */
export function processTerminal(): Terminal {
  return terminalIn(process.env['INIT_CWD'] ?? process.cwd(), process.stdout);
}

/** A terminal in a folder, that prints to a stream. */
export function terminalIn(folder: string, out: Writable): Terminal {
  const path = (file: string) => resolve(folder, file);
  return {
    print: (text) => void out.write(text.endsWith('\n') ? text : `${text}\n`),
    printed: async () => {
      if (out.writableNeedDrain) await once(out, 'drain');
    },
    path,
    write: (file, text) => {
      try {
        writeFileSync(path(file), text, { mode: 0o600 });
      } catch (error) {
        throw new CommandFailure(`Nothing was written to ${path(file)}: ${reasonOf(error, path(file))}`, {
          cause: error,
        });
      }
    },
  };
}
