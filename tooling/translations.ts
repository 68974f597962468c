import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type EnglishFile,
  englishFiles,
  translationPath,
  translationState,
  withSource,
} from '../editor/server/translation-files.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '../src/lib/languages/language.ts';

const CONTENT = join(import.meta.dirname, '../src/content');

const HELP = `npm run translations                     what is missing or older than its English text
npm run translations -- --accept fr      the French files are of today's English texts
npm run translations -- --accept fr listings/PV-PPS-ELN …   some of them`;

function accept(language: string, names: readonly string[]): void {
  const files = englishFiles(CONTENT).filter(({ name }) => names.length === 0 || names.includes(name));
  const unknown = names.filter((name) => !files.some((file) => file.name === name));
  if (unknown.length > 0) throw new Error(`No English file with texts is called ${unknown.join(', ')}.`);
  const written = files.filter((file) => acceptFile(file, language));
  console.log(`${written.length} files in ${language} are of today's English texts.`);
}

function acceptFile(file: EnglishFile, language: string): boolean {
  const path = translationPath(CONTENT, file, language);
  if (!existsSync(path) || translationState(CONTENT, file, language).state === 'current') return false;
  writeFileSync(path, withSource(readFileSync(path, 'utf8'), file));
  return true;
}

function show(languages: readonly string[]): void {
  const files = englishFiles(CONTENT);
  const rows = languages.map((language) => {
    const states = files.map((file) => ({ file, ...translationState(CONTENT, file, language) }));
    const count = (state: string) => states.filter((one) => one.state === state).length;
    const open = states.filter(({ state }) => state === 'missing' || state === 'stale');
    const read = states.filter(({ readBy }) => readBy !== null).length;
    const row = {
      current: count('current'),
      stale: count('stale'),
      unknown: count('unknown'),
      missing: count('missing'),
      read,
    };
    return { language, row, open };
  });
  console.table(Object.fromEntries(rows.map(({ language, row }) => [language, row])));
  for (const { language, open } of rows)
    for (const { file, state } of open) console.log(`${state.padEnd(8)} ${file.name}.${language}.${file.ending}`);
}

const [option, language = '', ...names] = process.argv.slice(2);
if (option === '--accept' && /^[a-z]{2}$/.test(language)) accept(language, names);
else if (option === undefined) show(LANGUAGE_CODES.filter((code) => code !== DEFAULT_LANGUAGE));
else console.log(HELP);
