import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { RATED_CURRENCIES } from '../../src/lib/money/rates.schema.ts';
import { aFakeHost } from '../fixtures/fakes/fake-host.ts';
import { temporaryFolder } from '../fixtures/steps/dist-folder.ts';

const TODAY = new Date().toISOString().slice(0, 10);

/** The content folder with rates of 2, as whoever edits them by hand has written them. */
function aContent(text = theFile()) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'settings'));
  writeFileSync(join(folder, 'settings/rates.yaml'), text);
  return folder;
}

function theFile(rates: Readonly<Record<string, number>> = {}, date = '2026-09-29', source = 'My bank') {
  const lines = RATED_CURRENCIES.map((code) => `  ${code}: ${rates[code] ?? 2}${code === 'PHP' ? ' # pesos' : ''}\n`);
  return `# Units for one dollar.\ndate: "${date}"\nsource: ${source}\nrates:\n${lines.join('')}`;
}

const publishedRates = Object.fromEntries(RATED_CURRENCIES.map((code) => [code.toLowerCase(), 2]));
const run = promisify(execFile);

async function update(folder: string, usd: object) {
  const host = await aFakeHost(() => ({
    status: 200,
    json: { date: TODAY, usd: { ...publishedRates, usd: 1, ...usd } },
  }));
  const env = { ...process.env, CONTENT_DIR: folder, EXCHANGE_RATES_URL: host.address };
  const { stdout, stderr } = await run(process.execPath, ['tooling/rates.ts'], { env }).catch((error) => error);
  return { stdout, stderr, text: readFileSync(join(folder, 'settings/rates.yaml'), 'utf8') };
}

test('"npm run rates:update" is still a command, and writes the rates of today, their day and source alone', async () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(scripts['rates:update']).toBe('node tooling/run.mjs tooling/rates.ts');
  const { text, stdout } = await update(aContent(), { eur: 0.88022588, php: 2.5, kpw: 3.1, btc: 5, vnd: undefined });
  expect(text).toBe(theFile({ EUR: 0.880226, PHP: 2.5, KPW: 3.1 }, TODAY, 'fawazahmed0/exchange-api'));
  expect(stdout).toContain('Look at these once more, they differ by more than half: EUR, KPW.');
  expect(stdout).toContain('Nothing is published of VND: their rates stay.');
  expect(stdout).toContain(`3 rates of ${TODAY} are in settings/rates.yaml.`);
});

test('rates that cannot be used leave the file as it is, and it is said why', async () => {
  const { text, stderr } = await update(aContent(), { eur: -1 });
  expect(text).toBe(theFile());
  expect(stderr).toMatch(/^Today's rates cannot be read \(127\.0\.0\.1:\d+: its rate of EUR is -1\)\.\nThe rates stay/);
});

test('a file that is no YAML is left as it is', async () => {
  const { text, stderr } = await update(aContent('rates: [\n'), {});
  expect(text).toBe('rates: [\n');
  expect(stderr).toContain('The rates stay as they are.');
});
