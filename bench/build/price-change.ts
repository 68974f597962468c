import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BASE = /\b(base: )(\d+(?:\.\d+)?)/;

/**
 * Adds a dollar to the price of the listing in the middle of a content folder. An editor would do
 * the same.
 *
 * @throws Error when the file has no price
 */
export function raisePrice(content: string): void {
  const folder = join(content, 'listings');
  const names = readdirSync(folder).toSorted();
  const file = join(folder, names[Math.floor(names.length / 2)] ?? '');
  const text = readFileSync(file, 'utf8');
  const raised = text.replace(
    BASE,
    (_, label: string, price: string) => `${label}${Math.round(Number(price) * 100 + 100) / 100}`,
  );
  if (raised === text) throw new Error(`${file}: no price was found`);
  writeFileSync(file, raised);
}
