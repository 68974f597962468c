import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { tableText, WORKBOOK_HELP } from '../editor/lib/table-text.ts';
import {
  groupPrices,
  type PriceChange,
  PriceTableError,
  priceChanges,
  priceTable,
} from '../editor/server/price-table.ts';
import { YamlEditError } from '../editor/server/yaml-source.ts';
import { readListingPrices, readMarkup, writePrices } from './price-files.ts';

const HELP = `npm run prices                          the prices of all listings as a table: npm run --silent prices > prices.csv
npm run prices -- prices.csv            what a table would change; nothing is written
npm run prices -- prices.csv --write    writes it into the files of the listings`;

function show(changes: readonly PriceChange[], markup: string): void {
  const text = ({ base, extra, inc }: PriceChange['before']) => `${base} + ${extra} above ${inc}`;
  const rows = changes.map(({ code, before, after }) => [
    code,
    {
      'before markup': `${text(before)} → ${text(after)}`,
      'sold to 1, 2, 4': `${groupPrices(before, markup).join(', ')} → ${groupPrices(after, markup).join(', ')}`,
    },
  ]);
  console.table(Object.fromEntries(rows));
}

function apply(path: string, isWritten: boolean): void {
  const listings = readListingPrices();
  const csv = tableText(readFileSync(path));
  if (csv === null) {
    console.error(WORKBOOK_HELP);
    process.exitCode = 1;
    return;
  }
  const changes = priceChanges(csv, listings);
  if (changes.length === 0) {
    console.log('The table has the prices of today: nothing to change.');
    return;
  }
  show(changes, readMarkup());
  if (!isWritten) {
    console.log(`${changes.length} listings would change. Add --write to write their files.`);
    return;
  }
  const written = writePrices(changes, listings);
  for (const file of written) console.log(relative(process.cwd(), file));
  console.log(`${written.length} files written. Run "npm run build" to publish them.`);
}

const [path, flag, ...rest] = process.argv.slice(2);
try {
  if (path === undefined) process.stdout.write(priceTable(readListingPrices(), readMarkup()));
  else if (path.startsWith('-') || rest.length > 0 || (flag !== undefined && flag !== '--write')) console.log(HELP);
  else apply(path, flag === '--write');
} catch (error) {
  const isExplained = error instanceof PriceTableError || error instanceof YamlEditError;
  if (!isExplained && (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  console.error(`${(error as Error).message}\nNothing was written.`);
  process.exitCode = 1;
}
