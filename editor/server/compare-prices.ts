import * as z from 'zod/mini';
import { type RatePlan, ratePlanSchema } from '../../src/lib/money/rate-plan.schema.ts';
import { languageOfFile } from '../lib/content-kind.ts';
import { type Draft, type DraftProblem, NEW_REVISION } from '../lib/editor.contract.ts';
import type { PriceDifference, PriceMistake } from '../lib/prices.contract.ts';
import { listContentFiles, revisionOf } from './content-folder.ts';
import type { LoadedLibrary } from './content-library.ts';
import { draftPrices } from './draft-prices.ts';
import type { EditorContext } from './editor-context.ts';
import { textOf } from './file-title.ts';
import { problemsOfDrafts } from './new-problems.ts';
import { type ListingPrice, PriceTableError, priceChanges, priceTable } from './price-table.ts';

/** What a table of prices would change, as drafts too; or every mistake in it. */
export type ComparedPrices =
  | {
      readonly kind: 'differences';
      readonly differences: readonly PriceDifference[];
      readonly problems: readonly DraftProblem[];
      readonly drafts: readonly Draft[];
    }
  | { readonly kind: 'mistakes'; readonly mistakes: readonly PriceMistake[] };

/** A listing's price with the file that says it. */
interface ListedPrice extends ListingPrice {
  readonly path: string;
}

const isListing = (path: string) => path.startsWith('listings/') && languageOfFile(path) === null;

/** Prices of all listings by file; those that are none are left out. */
function listedPrices({ files }: LoadedLibrary): readonly ListedPrice[] {
  return [...files.values()]
    .filter(({ path }) => isListing(path))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(({ path, data }) => {
      const code = textOf(data['code']);
      const plan = z.safeParse(ratePlanSchema, data['ratePlan']);
      return code && plan.success ? [{ path, code, title: textOf(data['title']) ?? code, ratePlan: plan.data }] : [];
    });
}

/** The prices of all listings as a table for spreadsheets. */
export async function tableOfPrices({ library }: Pick<EditorContext, 'library'>): Promise<string> {
  const saved = await library();
  return priceTable(listedPrices(saved), markupOf(saved));
}

/** Settings that cannot be used have no markup: prices are shown without one. */
const markupOf = ({ site }: LoadedLibrary) => site?.markup ?? '1';

/**
 * Compares a table with the prices that are saved (specification.md#price-table). Nothing is
 * written.
 */
export async function comparePrices(context: EditorContext, csv: string): Promise<ComparedPrices> {
  // Ahead of their data: a file that changes in between has another revision when it is saved.
  const revisions = listingRevisions(context.contentFolder);
  const saved = await context.library();
  const listed = new Map(listedPrices(saved).map((price) => [price.code, price]));
  try {
    const changes = priceChanges(csv, [...listed.values()]).flatMap(({ code, after }) => {
      const price = listed.get(code);
      const file = price && saved.files.get(price.path);
      return price && file ? [{ price, data: { ...file.data, ratePlan: after }, after }] : [];
    });
    const drafts = changes.map(({ price, data }) => ({ path: price.path, data, body: null }));
    const differences = changes.map(({ price, data, after }): PriceDifference => {
      const { path, code, title, ratePlan: before } = price;
      const fields = changedFields(before, after);
      const groups = changedGroups(before, data, markupOf(saved));
      return { path, code, title, revision: revisions.get(path) ?? NEW_REVISION, fields, groups };
    });
    return { kind: 'differences', differences, drafts, problems: problemsOfDrafts(saved, drafts) };
  } catch (error) {
    if (error instanceof PriceTableError) return { kind: 'mistakes', mistakes: error.mistakes };
    throw error;
  }
}

function listingRevisions(contentFolder: string): ReadonlyMap<string, string> {
  const paths = listContentFiles(contentFolder).filter(isListing);
  return new Map(paths.map((path) => [path, revisionOf(contentFolder, path)]));
}

function changedFields(before: RatePlan, after: RatePlan): PriceDifference['fields'] {
  return (['base', 'extra', 'inc'] as const).flatMap((field) =>
    before[field] === after[field] ? [] : [{ field, before: before[field], after: after[field] }],
  );
}

function changedGroups(before: RatePlan, data: unknown, markup: string): PriceDifference['groups'] {
  return draftPrices({ ratePlan: before }, data, markup).flatMap(({ people, beforeCents, afterCents }) =>
    beforeCents === null || beforeCents === afterCents ? [] : [{ people, beforeCents, afterCents }],
  );
}
