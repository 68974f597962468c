import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative, sep } from 'node:path';
import { languageOfPath } from '../../src/lib/languages/localized-path.ts';
import { filesBelow } from '../incremental/files-below.ts';
import { addQuickCopies } from './compress-folder.ts';
import { FORMATS } from './compression-format.ts';
import { eachInParallel } from './each-in-parallel.ts';
import { finishPage } from './finish-page.ts';
import { nameIn } from './name-in.ts';
import type { PageFinisher } from './page-finisher.ts';
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
 * @param finisher has finished pages while others were rendered, and compressed them
 */
export async function finishPages(
  folder: string,
  localized: ReadonlySet<string>,
  finisher?: PageFinisher,
): Promise<void> {
  const scripts = new Map<string, string>();
  const compressed: string[] = [];
  const pages = pagesBelow(folder).filter((page) => !isFinished(page));
  await eachInParallel(pages, availableParallelism() * 2, async (page) => {
    const bytes = await readFile(page);
    const early = await finisher?.finished(bytes);
    const rendered = bytes.toString();
    const finished = early ?? finishPage(rendered, localized, languageOf(folder, page));
    for (const { path, text } of finished.scripts) scripts.set(path, text);
    if (finished.html !== rendered) await writeFile(page, finished.html);
    if (!early?.copies) return;
    for (const format of FORMATS) await writeFile(`${page}.${format}`, early.copies[format]);
    compressed.push(nameIn(folder, page));
  });
  for (const [path, text] of scripts) await writeFile(join(folder, path), text);
  if (compressed.length > 0) await addQuickCopies(folder, compressed);
}
