import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative, sep } from 'node:path';
import { languageOfPath } from '../../src/lib/languages/localized-path.ts';
import { speculationRules } from '../../src/lib/navigation/speculation-rules.ts';
import { filesBelow } from '../incremental/files-below.ts';
import { exactPolicy } from './content-security-policy.ts';
import { eachInParallel } from './each-in-parallel.ts';
import { moveIslandRuntime } from './island-runtime.ts';
import { localizeNames } from './localize-scripts.ts';
import { hasCurrentCopies } from './text-files.ts';

function pagesBelow(folder: string): readonly string[] {
  return filesBelow(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(folder, name));
}

/** Whether a page was finished before, and so has compressed copies. */
function isFinished(page: string): boolean {
  return hasCurrentCopies(page, statSync(page).mtimeMs);
}

/** The language of a page, by its place in the folder. */
function languageOf(folder: string, page: string) {
  return languageOfPath(`/${relative(folder, page).split(sep).join('/')}`).language;
}

/**
 * Finishes new pages of a folder: shared runtime, scripts of their language, exact policy.
 *
 * @param localized names of the scripts that there are once a language
 */
export async function finishPages(folder: string, localized: ReadonlySet<string>): Promise<void> {
  // Added once the page is idle: see src/islands/start/prerender-links.ts.
  const later = [speculationRules()];
  const scripts = new Map<string, string>();
  const pages = pagesBelow(folder).filter((page) => !isFinished(page));
  await eachInParallel(pages, availableParallelism() * 2, async (page) => {
    const html = await readFile(page, 'utf8');
    const slim = moveIslandRuntime(html);
    for (const { path, text } of slim.scripts) scripts.set(path, text);
    const finished = exactPolicy(localizeNames(slim.html, localized, languageOf(folder, page)), later);
    if (finished !== html) await writeFile(page, finished);
  });
  for (const [path, text] of scripts) await writeFile(join(folder, path), text);
}
