import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createPrivateFile, syncFile } from '../database/private-file.ts';
import type { ErasedRef } from './erase-person.ts';

const NAME = 'erased.jsonl';

/**
 * Logs erased references in a file beside the database, to repeat erasures after a restore. The
 * file has no personal data.
 */
export function logErasures(dataFolder: string, erased: readonly ErasedRef[]): void {
  if (erased.length === 0) return;
  const folder = resolve(dataFolder);
  // With PostgreSQL there may be nothing else in it.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, NAME);
  createPrivateFile(file);
  appendFileSync(file, erased.map(({ ref, at }) => `${JSON.stringify({ ref, at })}\n`).join(''));
  syncFile(file);
}

/**
 * The references that were erased, oldest first. A line that was cut off, as the power was, is left
 * out.
 */
export function readErasures(dataFolder: string): readonly ErasedRef[] {
  const file = join(resolve(dataFolder), NAME);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, ref, at] = /^\{"ref":"(\w+)","at":"([^"]+)"\}$/.exec(line) ?? [];
      return ref === undefined || at === undefined ? [] : [{ ref, at }];
    });
}
