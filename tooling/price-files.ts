import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { withYamlValue } from './edit-yaml.ts';
import type { ListingPrice, PriceChange } from './price-table.ts';
import { ENGLISH_FILE } from '../editor/server/translation-files.ts';

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
 * made before the first is written, and each file is replaced at once.
 */
export function writePrices(changes: readonly PriceChange[], files: readonly PriceFile[]): readonly string[] {
  const byCode = new Map(files.map((file) => [file.code, file]));
  const texts = changes.flatMap(({ code, after }) => {
    const found = byCode.get(code);
    if (!found) return [];
    const fields = ['base', 'extra', 'inc'] as const;
    const text = fields.reduce((all, field) => withYamlValue(all, ['ratePlan', field], after[field]), found.text);
    return [{ file: found.file, text }];
  });
  for (const { file, text } of texts) replaceFile(file, text);
  return texts.map(({ file }) => file);
}

/** A crash leaves the old file or the new one, never half of it. */
function replaceFile(file: string, text: string): void {
  const next = `${file}.next`;
  try {
    writeFileSync(next, text, { flush: true });
    renameSync(next, file);
  } finally {
    rmSync(next, { force: true });
  }
}
