import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Writable } from 'node:stream';

/** Where a command's words and files go. */
export interface Terminal {
  print(text: string): void;
  /** Resolves when there is room for more: whoever reads may be slow. */
  printed(): Promise<void>;
  /** The path of a file that the operator named: npm runs commands in the project's folder, which is not where they were typed. */
  path(file: string): string;
  /** Writes a file that only this user can read: it holds people. */
  write(file: string, text: string): void;
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
    write: (file, text) => writeFileSync(path(file), text, { mode: 0o600 }),
  };
}
