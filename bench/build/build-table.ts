import { ratioText, type Spread, spreadText } from '../measure/spread.ts';
import type { Table } from '../report/table.ts';
import type { CostSummary } from './cost-list.ts';
import { OURS } from './our-site.ts';
import type { SizeResult } from './size-run.ts';

const HEADS = ['catalogue, state, builder', 'wall s', 'CPU s', 'CPU ms a page', 'peak MB', 'CPU to Hugo'];

function pagesOf({ pages }: SizeResult): number {
  return pages.listing.pages + pages.browse.pages;
}

/** "10,000 listings", "this catalogue". */
export function catalogueText(listings: number | null): string {
  return listings === null ? 'this catalogue' : `${listings.toLocaleString('en-US')} listings`;
}

function cpuOf(result: SizeResult, builder: string, state: CostSummary['state']): Spread | undefined {
  return result.costs.find((cost) => cost.builder === builder && cost.state === state)?.cpu;
}

function rowsOf(result: SizeResult): string[][] {
  const sorted = result.costs.toSorted((a, b) => a.state.localeCompare(b.state));
  return sorted.map(({ builder, state, wall, cpu, peak }) => {
    const hugo = cpuOf(result, 'Hugo', state);
    return [
      `${catalogueText(result.listings)}, ${state}, ${builder}`,
      spreadText(wall),
      spreadText(cpu),
      ((cpu.median / pagesOf(result)) * 1000).toFixed(2),
      peak ? peak.median.toFixed(0) : 'unknown',
      hugo ? ratioText(cpu, hugo) : '',
    ];
  });
}

function incrementalNote(result: SizeResult): string {
  const cold = cpuOf(result, OURS, 'cold');
  const changed = cpuOf(result, OURS, 'one price changed');
  const compared = result.incrementalAgainstClean.reduce((sum, { compared: files }) => sum + files, 0);
  const different = result.incrementalAgainstClean.flatMap(({ different: paths }) => paths);
  const part = cold && changed ? ratioText(changed, cold) : 'unknown';
  const verdict =
    different.length === 0 ? 'all equal' : `${different.length} DIFFERENT, such as ${different.slice(0, 3).join(', ')}`;
  return `${catalogueText(result.listings)}: after one changed price ${part} of the CPU of a cold build; ${compared} files of incremental builds compared with clean ones: ${verdict}`;
}

function sizeNote({ listings, pages: { listing, browse, browseCards } }: SizeResult): string {
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  return `${catalogueText(listings)}: ${listing.pages} listing pages of ${kb(listing.meanBytes)}, ${browse.pages} others of ${kb(browse.meanBytes)} with ${browseCards} cards; rivals' pages are as many and as large within 5%`;
}

/**
 * What each further page costs from one size to the next. It is flat where nothing grows faster
 * than the catalogue.
 */
function growthNotes(results: readonly SizeResult[]): string[] {
  return results.slice(1).map((larger, index) => {
    const smaller = results[index] ?? larger;
    const more = pagesOf(larger) - pagesOf(smaller);
    const texts = [OURS, 'Hugo', 'Eleventy'].flatMap((builder) => {
      const [from, to] = [cpuOf(smaller, builder, 'cold'), cpuOf(larger, builder, 'cold')];
      return from && to ? [`${builder} ${(((to.median - from.median) / more) * 1000).toFixed(2)}`] : [];
    });
    return `CPU ms for each further page, cold, from ${catalogueText(smaller.listings)} to ${catalogueText(larger.listings)}: ${texts.join(', ')}`;
  });
}

/** The figures of the build part. */
export function buildTable(results: readonly SizeResult[]): Table {
  return {
    title: 'Build (medians, lowest and highest of the runs)',
    heads: HEADS,
    rows: results.flatMap(rowsOf),
    notes: [
      ...results.map(sizeNote),
      ...results.map(incrementalNote),
      ...growthNotes(results),
      'Pictures are made once, in the row that says so; all other builds find them made. Rivals make no pictures. The finish step (a tight policy in each page, brotli and gzip copies) is apart, because rivals have none.',
    ],
  };
}
