import {
  constants,
  copyFileSync,
  type Dirent,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Makes a folder an equal copy of an output, times included. What an older output has left
 * in the folder stays where it is equal; the output itself is only read.
 */
export function copyOutput(output: string, folder: string): void {
  copyFolder(realpathSync(output), folder);
}

/** Does the same in a thread of its own. */
export async function copyOutputBeside(output: string, folder: string): Promise<void> {
  const worker = new Worker(new URL('copy-worker.ts', import.meta.url), { workerData: { output, folder } });
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}

// Synchronous: promises for ten thousand files take longer than the copying.
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const wanted = entriesOf(from);
  const present = entriesOf(to);
  for (const [name, entry] of present) {
    if (wanted.get(name)?.isDirectory() !== entry.isDirectory()) rmSync(join(to, name), { recursive: true });
  }
  for (const [name, entry] of wanted) {
    if (entry.isDirectory()) copyFolder(join(from, name), join(to, name));
    else copyFile(join(from, name), join(to, name));
  }
}

function entriesOf(folder: string): ReadonlyMap<string, Dirent> {
  return new Map(readdirSync(folder, { withFileTypes: true }).map((entry) => [entry.name, entry]));
}

function copyFile(from: string, to: string): void {
  const { size, mtimeMs, atime, mtime } = statSync(from);
  const other = statSync(to, { throwIfNoEntry: false });
  if (other?.size === size && Math.trunc(other.mtimeMs) === Math.trunc(mtimeMs)) return;
  // Copies on write, where the file system can.
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
  utimesSync(to, atime, mtime);
}
