import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { CostList, type CostSummary } from './cost-list.ts';
import type { FolderDifference } from './folder-digest.ts';
import { OurSite } from './our-site.ts';
import type { PageCensus } from './page-census.ts';
import type { Rival } from './rival.ts';
import { rivalData } from './rival-data.ts';
import { shellOf } from './rival-shell.ts';
import { RivalSite } from './rival-site.ts';

/** What was measured with a catalogue of one size. */
export interface SizeResult {
  /** Null for the real catalogue. */
  readonly listings: number | null;
  readonly pages: PageCensus;
  readonly costs: readonly CostSummary[];
  /** Each incremental build against the clean build of the same files. */
  readonly incrementalAgainstClean: readonly FolderDifference[];
}

/** What a run needs besides the size. */
export interface SizeSettings {
  readonly runs: number;
  readonly rivals: readonly Rival[];
  /** The site whose pictures are made already. Null: this one makes them. */
  readonly images: OurSite | null;
}

function listingPage(folder: string): string {
  const [page] = globSync('transfers/*/index.html', { cwd: folder });
  const file = join(folder, page ?? '');
  if (!existsSync(file)) throw new Error(`${folder} has no page of a transfer`);
  return file;
}

async function rivalSites(site: OurSite, rivals: readonly Rival[], label: string): Promise<readonly RivalSite[]> {
  const ours = site.census();
  const task = {
    data: rivalData(site.copy.content),
    shell: shellOf(listingPage(site.publicFolder)),
    filler: { listing: 0, browse: 0 },
    browse: { pages: ours.browse.pages, cards: ours.browseCards },
  };
  const sites: RivalSite[] = [];
  for (const rival of rivals) sites.push(await RivalSite.create(rival, task, ours, label));
  return sites;
}

/** Measures all builders in turn with one catalogue, several times over. */
export async function runSize(
  listings: number | null,
  settings: SizeSettings,
): Promise<{ result: SizeResult; site: OurSite }> {
  const costs = new CostList();
  const site = OurSite.create(listings, settings.images);
  if (!settings.images) await site.buildCold(costs, 'made');
  await site.buildCold(costs);
  const rivals = await rivalSites(site, settings.rivals, String(listings ?? 'real'));
  const incrementalAgainstClean: FolderDifference[] = [];
  for (let run = 0; run < settings.runs; run += 1) {
    for (const rival of rivals) await rival.buildCold(costs);
    await site.buildChanged(costs);
    const incremental = site.digest();
    for (const rival of rivals) await rival.buildChanged(costs);
    // The next cold build has the same files as the incremental one before it: it is the clean
    // build to compare with.
    await site.buildCold(costs);
    incrementalAgainstClean.push(site.differenceTo(incremental));
  }
  return { result: { listings, pages: site.census(), costs: costs.summaries(), incrementalAgainstClean }, site };
}
