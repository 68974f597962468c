import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Whether a digest is the one that was noted in a folder under a name; notes it for the next time. */
export function isNoted(folder: string, name: string, digest: string): boolean {
  const file = join(folder, name);
  if (textOf(file) === digest) return true;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, digest);
  return false;
}
