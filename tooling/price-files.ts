import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { load } from 'js-yaml';
import type { ListingPrice, PriceChange } from '../editor/server/price-table.ts';
import { ENGLISH_FILE } from '../editor/server/translation-files.ts';
import { recoverWrites, writeFiles } from '../editor/server/write-files.ts';
import { withYamlData } from '../editor/server/yaml-edit.ts';

/** The folder of the content. */
const CONTENT = join(import.meta.dirname, '../src/content');

/** The price of a listing, and the file that says it. */
export interface PriceFile extends ListingPrice {
  readonly file: string;
  readonly text: string;
}

/** The prices of all listings with their files, by name. @throws Error where a file is no YAML */
export function readListingPrices(content = CONTENT): readonly PriceFile[] {
  const folder = join(content, 'listings');
  const names = readdirSync(folder).filter((name) => ENGLISH_FILE.test(name));
  return names.toSorted().map((name) => {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    const { code, title, ratePlan } = load(text) as ListingPrice;
    return { code, title, ratePlan, file, text };
  });
}

/** The markup of the settings, such as "1.15". */
export function readMarkup(content = CONTENT): string {
  const { markup } = load(readFileSync(join(content, 'settings/site.yaml'), 'utf8')) as { markup: string };
  return markup;
}

/**
 * Writes new prices into the files of their listings, and returns these files. All new texts are
 * made before the first is written, and a crash leaves all old files or all new ones.
 */
export function writePrices(
  changes: readonly PriceChange[],
  files: readonly PriceFile[],
  content = CONTENT,
): readonly string[] {
  const byCode = new Map(files.map((file) => [file.code, file]));
  const writes = changes.flatMap(({ code, after }) => {
    const found = byCode.get(code);
    if (!found) return [];
    const data = load(found.text) as Readonly<Record<string, unknown>>;
    return [{ path: relative(content, found.file), text: withYamlData(found.text, { ...data, ratePlan: after }) }];
  });
  recoverWrites(content);
  writeFiles(content, writes);
  return writes.map(({ path }) => join(content, path));
}
