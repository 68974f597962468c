import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files-below.ts';

/** Bytes from which the oldest half goes: builds of many versions of the code fit in. */
const MAX_BYTES = 256 * 1024 * 1024;

/** Keeps Node's folder of compiled code from growing for ever; it makes again what it lacks. */
export function pruneCompileCache(folder: string, maxBytes: number = MAX_BYTES): void {
  const files = filesBelow(folder).flatMap((name) => {
    const stats = statSync(join(folder, name), { throwIfNoEntry: false });
    return stats ? [{ name, size: stats.size, mtimeMs: stats.mtimeMs }] : [];
  });
  let bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes <= maxBytes) return;
  for (const { name, size } of files.toSorted((one, other) => one.mtimeMs - other.mtimeMs)) {
    if (bytes <= maxBytes / 2) return;
    rmSync(join(folder, name), { force: true });
    bytes -= size;
  }
}
