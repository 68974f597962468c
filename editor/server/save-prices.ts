import { manilaIso } from '../../src/lib/time/manila.ts';
import type { SavePricesOutcome } from '../lib/prices.contract.ts';
import { comparePrices } from './compare-prices.ts';
import { revisionOf } from './content-folder.ts';
import type { EditorContext } from './editor-context.ts';
import { writeDrafts } from './write-drafts.ts';

/** A table of prices, with the revisions of the files that were shown to change. */
interface AskedPrices {
  readonly csv: string;
  readonly revisions: Readonly<Record<string, string>>;
}

/**
 * Writes all prices of a table, or none (specification.md#price-table). Nothing is written where a
 * build would refuse it, or where a price has changed since the differences were shown.
 */
export async function savePrices(
  context: EditorContext,
  { csv, revisions }: AskedPrices,
  editor: string,
): Promise<SavePricesOutcome> {
  return context.exclusively(async () => {
    const compared = await comparePrices(context, csv);
    if (compared.kind === 'mistakes') return { kind: 'mistakes', mistakes: [...compared.mistakes] };
    const { differences, drafts, problems } = compared;
    const paths = [...new Set([...Object.keys(revisions), ...differences.map(({ path }) => path)])];
    const changed = paths.flatMap((path) => {
      const revision = revisionOf(context.contentFolder, path);
      const isShown = Object.hasOwn(revisions, path) && revisions[path] === revision;
      return isShown ? [] : [{ path, by: context.saves.find(path, revision)?.by ?? null }];
    });
    if (changed.length > 0) return { kind: 'conflict', changed };
    if (problems.length > 0) return { kind: 'invalid', problems: [...problems] };
    const at = manilaIso(context.now());
    const dated = drafts.map((draft) => ({ ...draft, data: { ...draft.data, updatedAt: at } }));
    const written = writeDrafts(context, dated, { by: editor, at });
    return { kind: 'saved', paths: written.map(({ path }) => path) };
  });
}
