import { rename, writeFile } from 'node:fs/promises';

/** Writes a file of a cache at once: a build that is stopped leaves no half of it. */
export async function writeWholeFile(path: string, bytes: Uint8Array): Promise<void> {
  const next = `${path}.${process.pid}.next`;
  await writeFile(next, bytes);
  await rename(next, path);
}
