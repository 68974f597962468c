import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

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
  const folder = process.env['INIT_CWD'] ?? process.cwd();
  const path = (file: string) => resolve(folder, file);
  return {
    print: (text) => void process.stdout.write(text.endsWith('\n') ? text : `${text}\n`),
    printed: async () => {
      if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain');
    },
    path,
    write: (file, text) => writeFileSync(path(file), text, { mode: 0o600 }),
  };
}
