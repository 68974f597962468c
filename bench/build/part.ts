import { rmSync } from 'node:fs';
import { inWork } from '../folders.ts';
import type { Options } from '../options.ts';
import type { Table } from '../report/table.ts';
import { buildTable, catalogueText } from './build-table.ts';
import { eleventy } from './eleventy.ts';
import { hugo } from './hugo.ts';
import type { OurSite } from './our-site.ts';
import type { Rival } from './rival.ts';
import { runSize, type SizeResult } from './size-run.ts';

const FULL = { sizes: [null, 1000, 10_000], runs: 3 } as const;
const QUICK = { sizes: [null, 200, 1000], runs: 1 } as const;

async function preparedRivals(): Promise<readonly Rival[]> {
  const prepared: Rival[] = [];
  for (const rival of [hugo, eleventy]) {
    const obstacle = await rival.prepare();
    if (obstacle === null) prepared.push(rival);
    else console.log(`${rival.name} is left out: ${obstacle}.`);
  }
  return prepared;
}

function clean(label: string): void {
  for (const name of ['site', 'hugo', 'eleventy']) rmSync(inWork(`${name}-${label}`), { recursive: true, force: true });
}

/** Builds catalogues of several sizes with all builders. */
export async function runBuildPart({
  quick,
  keep,
  runs: wanted,
}: Options): Promise<{ results: readonly SizeResult[]; tables: readonly Table[] }> {
  const { sizes, runs } = quick ? QUICK : FULL;
  const repeated = wanted ?? runs;
  const rivals = await preparedRivals();
  const results: SizeResult[] = [];
  let images: OurSite | null = null;
  for (const listings of sizes) {
    console.log(`  ${catalogueText(listings)}`);
    const { result, site } = await runSize(listings, { runs: repeated, rivals, images });
    results.push(result);
    images ??= site;
    // The first copy keeps the pictures for the others.
    if (!keep && listings !== null) clean(String(listings));
  }
  if (!keep) clean('real');
  return { results, tables: [buildTable(results)] };
}
