import * as z from 'zod/mini';
import { type RatePlan, ratePlanSchema } from '../../src/lib/money/rate-plan.schema.ts';
import { languageOfFile } from '../lib/content-kind.ts';
import type { Draft, DraftProblem } from '../lib/editor.contract.ts';
import type { PriceDifference, PriceMistake } from '../lib/prices.contract.ts';
import { findContentFile } from './content-folder.ts';
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

/** Prices of all listings by file; those that are none are left out. */
function listedPrices({ files }: LoadedLibrary): readonly ListedPrice[] {
  const english = [...files.values()].filter(
    ({ path }) => path.startsWith('listings/') && languageOfFile(path) === null,
  );
  return english
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
  const saved = await context.library();
  const listed = new Map(listedPrices(saved).map((price) => [price.code, price]));
  try {
    const changed = priceChanges(csv, [...listed.values()]).flatMap(({ code, after }) => {
      const found = listed.get(code);
      return found ? changeOf(context, found, after, markupOf(saved)) : [];
    });
    const drafts = changed.map(({ draft }) => draft);
    const differences = changed.map(({ difference }) => difference);
    return { kind: 'differences', differences, drafts, problems: problemsOfDrafts(saved, drafts) };
  } catch (error) {
    if (error instanceof PriceTableError) return { kind: 'mistakes', mistakes: error.mistakes };
    throw error;
  }
}

/** A changed price by the file as it is now; nothing where that has this price already. */
function changeOf(
  { contentFolder }: EditorContext,
  { path, code, title }: ListedPrice,
  after: RatePlan,
  markup: string,
): readonly { readonly difference: PriceDifference; readonly draft: Draft }[] {
  const current = findContentFile(contentFolder, path);
  const before = z.safeParse(ratePlanSchema, current?.data['ratePlan']).data;
  if (!current || !before) return [];
  const fields = (['base', 'extra', 'inc'] as const).flatMap((field) =>
    before[field] === after[field] ? [] : [{ field, before: before[field], after: after[field] }],
  );
  if (fields.length === 0) return [];
  const data = { ...current.data, ratePlan: after };
  const groups = draftPrices({ ratePlan: before }, data, markup).flatMap(({ people, beforeCents, afterCents }) =>
    beforeCents === null || beforeCents === afterCents ? [] : [{ people, beforeCents, afterCents }],
  );
  const difference = { path, code, title, revision: current.revision, fields, groups };
  return [{ difference, draft: { path, data, body: null } }];
}
