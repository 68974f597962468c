import { rmSync } from 'node:fs';
import { inWork } from '../folders.ts';
import type { Options } from '../options.ts';
import type { Table } from '../report/table.ts';
import { installPackages } from '../rival-packages.ts';
import { builtSite, PORT } from '../site/built-site.ts';
import { type RunningServer, startSite } from '../site/running-server.ts';
import { openJudge, type Verdict } from './lighthouse.ts';
import { nextSite } from './next-site.ts';
import { figuresOf, type PageFigures } from './page-figures.ts';
import { PAGE_KINDS, type PageKind } from './page-kind.ts';
import { pageTables } from './page-tables.ts';
import { openBrowser, openPage } from './phone.ts';
import { plainSite } from './plain-site.ts';
import { addressOf, type Variant } from './variant.ts';
import { type WireBytes, wireBytesOf } from './wire-bytes.ts';

const RUNS = { full: 7, quick: 1 };

interface Subject {
  readonly variant: Variant;
  readonly page: PageKind;
  readonly verdicts: Verdict[];
}

async function allVariants(): Promise<readonly Variant[]> {
  const site = await builtSite();
  const ours = { name: 'this site', folder: site.folder, port: PORT, pages: PAGE_KINDS };
  return [ours, await plainSite(site.folder, PORT + 1), await nextSite(site, PORT + 2)];
}

async function bytesOf(subjects: readonly Subject[]): Promise<readonly WireBytes[]> {
  const browser = await openBrowser();
  const all: WireBytes[] = [];
  for (const { variant, page } of subjects) {
    const tab = await openPage(browser);
    all.push(await wireBytesOf(tab, addressOf(variant, page)));
    await tab.context().close();
  }
  await browser.close();
  return all;
}

/** Takes turns: every run judges each page in each variant once. */
async function judgeAll(subjects: readonly Subject[], runs: number): Promise<void> {
  const judge = await openJudge(await installPackages('lighthouse'));
  for (let run = 0; run < runs; run += 1) {
    console.log(`  Lighthouse, run ${run + 1} of ${runs}`);
    for (const { variant, page, verdicts } of subjects) verdicts.push(await judge(addressOf(variant, page)));
  }
}

async function measure(variants: readonly Variant[], runs: number): Promise<readonly PageFigures[]> {
  const subjects: Subject[] = PAGE_KINDS.flatMap((page) =>
    variants.filter(({ pages }) => pages.includes(page)).map((variant) => ({ variant, page, verdicts: [] })),
  );
  const bytes = await bytesOf(subjects);
  await judgeAll(subjects, runs);
  return subjects.map(({ variant, page, verdicts }, index) => {
    const own = bytes[index];
    if (!own) throw new Error(`${page.name} was not measured`);
    return figuresOf(page.name, variant.name, own, verdicts);
  });
}

/** Judges pages of each kind: ours, the same without scripts, and a rival's. */
export async function runPagesPart({
  quick,
  keep,
  runs,
}: Options): Promise<{ results: unknown; tables: readonly Table[] }> {
  const variants = await allVariants();
  const servers: RunningServer[] = [];
  try {
    for (const { folder, port } of variants) servers.push(await startSite(folder, port));
    const figures = await measure(variants, runs ?? (quick ? RUNS.quick : RUNS.full));
    return { results: figures, tables: pageTables(figures) };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    if (!keep) for (const name of ['plain', 'next']) rmSync(inWork(name), { recursive: true, force: true });
  }
}
