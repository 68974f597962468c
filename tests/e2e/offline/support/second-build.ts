import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { linkPackages, SOURCES } from '../../../fixtures/programs/project-copy.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** Where the second build of this run is. */
export const SECOND_BUILD = join(ROOT, '.cache/second-build');

/** What the second build has otherwise than the first. */
export const CHANGES = {
  dearer: {
    code: 'PV-PPS-ELN',
    path: '/transfers/puerto-princesa-to-el-nido-private-van',
    /** 150 and 163 with the markup of 1.15, rounded half up (specification.md#price-rule). */
    priceBefore: '$173',
    priceAfter: '$187',
  },
  removed: { code: 'PV-SAB-SVC', path: '/transfers/sabang-to-san-vicente-private-van' },
} as const;

/** What an operator has configured for the second build. */
export const CONFIGURED = {
  PUBLIC_ANALYTICS_URL: 'https://tag.measure.example/gtag/js',
  PUBLIC_ANALYTICS_ID: 'G-TEST1',
  ANALYTICS_ORIGINS: 'https://*.collect.example',
  PUBLIC_GEOCODER_URL: 'https://geocoder.example/api?q={query}',
} as const;

const listingFile = (code: string) => join(SECOND_BUILD, `src/content/listings/${code}.yaml`);

/** What an editor does in a minute. */
function editContent(): void {
  const van = listingFile(CHANGES.dearer.code);
  writeFileSync(van, readFileSync(van, 'utf8').replace('base: 150', 'base: 163'));
  const removed = listingFile(CHANGES.removed.code);
  writeFileSync(removed, readFileSync(removed, 'utf8').replace('status: PUBLISHED', 'status: DRAFT'));
}

/**
 * Changes a script, as an engineer does. It gets another name, and pages of the first build ask for
 * the old one.
 */
function editCode(): void {
  const script = join(SECOND_BUILD, 'src/islands/start/on-interaction.ts');
  writeFileSync(script, `${readFileSync(script, 'utf8')}\ndocument.documentElement.dataset.build = 'second';\n`);
}

/** Leaves two languages: a quarter of the pages tells as much as all of them. */
function dropLanguages(): void {
  const file = join(SECOND_BUILD, 'src/lib/languages/language.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/LANGUAGE_CODES = \[.*?\]/, "LANGUAGE_CODES = ['en', 'ko']"));
}

/**
 * Copies the project with its last build. The second one builds over it, as on an operator's
 * machine.
 */
function copyProject(): void {
  rmSync(SECOND_BUILD, { recursive: true, force: true });
  mkdirSync(SECOND_BUILD, { recursive: true });
  for (const name of [...SOURCES, 'dist']) cpSync(join(ROOT, name), join(SECOND_BUILD, name), { recursive: true });
  linkPackages(SECOND_BUILD);
  for (const cache of ['.astro', '.cache/compress', '.cache/offline']) {
    const from = join(ROOT, 'node_modules', cache);
    if (existsSync(from)) cpSync(from, join(SECOND_BUILD, 'node_modules', cache), { recursive: true });
  }
}

async function run(...args: readonly string[]): Promise<void> {
  const env = { ...process.env, ...CONFIGURED, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, args, { cwd: SECOND_BUILD, env, maxBuffer: 64e6 });
}

/** Builds the site a second time, with another price, listings, scripts and services. */
export async function makeSecondBuild(): Promise<void> {
  copyProject();
  editContent();
  editCode();
  dropLanguages();
  await run('node_modules/astro/bin/astro.mjs', 'build');
  await run('build/finish/finish-site.ts');
}
