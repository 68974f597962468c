import { resolve } from 'node:path';
import { rateChanges, withTodaysRates } from '../editor/lib/rate-changes.ts';
import { ContentPathError, readContentFile } from '../editor/server/content-folder.ts';
import { RatesError } from '../editor/server/rates-answer.ts';
import { fetchTodaysRates } from '../editor/server/rates-today.ts';
import { recoverWrites, writeFiles } from '../editor/server/write-files.ts';
import { withYamlData } from '../editor/server/yaml-edit.ts';
import { YamlEditError } from '../editor/server/yaml-source.ts';

const CONTENT = resolve(import.meta.dirname, '..', process.env['CONTENT_DIR'] || 'src/content');
const FILE = 'settings/rates.yaml';

/** Writes the exchange rates of today into their file, where nothing else changes. */
async function update(): Promise<void> {
  recoverWrites(CONTENT);
  const { text, data } = readContentFile(CONTENT, FILE);
  const today = await fetchTodaysRates({ address: process.env['EXCHANGE_RATES_URL'], now: Date.now });
  const updated = withTodaysRates(data, today);
  writeFiles(CONTENT, [{ path: FILE, text: withYamlData(text, updated) }]);
  const changes = rateChanges(data, updated);
  const rows = changes.map(({ code, before, after, change }) => [code, { before, after, change }]);
  if (rows.length > 0) console.table(Object.fromEntries(rows));
  const unusual = changes.filter(({ isLarge }) => isLarge).map(({ code }) => code);
  if (unusual.length > 0) console.log(`Look at these once more, they differ by more than half: ${unusual.join(', ')}.`);
  if (today.missing.length > 0) console.log(`Nothing is published of ${today.missing.join(', ')}: their rates stay.`);
  console.log(`${changes.length} rates of ${today.date} are in ${FILE}. Run "npm run build" to publish them.`);
}

try {
  await update();
} catch (error) {
  const isExplained = [RatesError, ContentPathError, YamlEditError].some((known) => error instanceof known);
  if (!isExplained && (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  console.error(`${(error as Error).message}\nThe rates stay as they are.`);
  process.exitCode = 1;
}
