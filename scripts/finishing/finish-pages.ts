import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { eachInParallel } from '../compression/each-in-parallel.ts';
import { exactPolicy } from './content-security-policy.ts';

async function pagesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter(({ name }) => name.endsWith('.html')).map(({ parentPath, name }) => join(parentPath, name));
}

/** Makes the content security policy of every page of a folder exact. Pages whose policy is exact stay untouched. */
export async function finishPages(folder: string): Promise<void> {
  await eachInParallel(await pagesBelow(folder), availableParallelism() * 2, async (page) => {
    const html = await readFile(page, 'utf8');
    const tight = exactPolicy(html);
    if (tight !== html) await writeFile(page, tight);
  });
}
