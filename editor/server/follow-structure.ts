import { stableStringify } from '../../src/lib/text/stable-stringify.ts';
import { isRecord } from '../lib/is-record.ts';
import { commonPairs, movedPairs } from './list-alignment.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a translation has beside the texts of its English file. */
const OWN_KEYS = ['translation', 'seoTitle'];

/**
 * The texts of a translation in the structure that the English ones have now. What was translated
 * stays with its text; what is new is English until somebody translates it.
 *
 * @param before translatable texts of the English file as they were, and `after` as they are
 */
export function followStructure(before: unknown, after: unknown, translated: unknown): unknown {
  if (Array.isArray(after)) {
    if (!Array.isArray(before) || !Array.isArray(translated)) return after;
    // Words that people search for differ in number.
    return translated.length === before.length ? followList(before, after, translated) : translated;
  }
  if (isRecord(after))
    return isRecord(before) && isRecord(translated) ? followFields(before, after, translated) : after;
  return typeof translated === typeof after ? translated : after;
}

function followList(before: readonly unknown[], after: readonly unknown[], translated: readonly unknown[]) {
  const sources = alignItems(before.map(identityOf), after.map(identityOf));
  return after.map((item, index) => {
    const source = sources[index];
    return source === undefined ? item : followStructure(before[source], item, translated[source]);
  });
}

function followFields(before: Fields, after: Fields, translated: Fields): Fields {
  const [names, now] = [Object.keys(before), Object.keys(after)];
  const sources = alignItems(names, now);
  const followed = now.flatMap((name, index) => {
    const source = names[sources[index] ?? -1];
    if (source === undefined) return OWN_KEYS.includes(name) ? [] : [[name, after[name]] as const];
    if (OWN_KEYS.includes(name) && !(source in translated)) return [];
    return [[name, followStructure(before[source], after[name], translated[source])] as const];
  });
  const own = OWN_KEYS.filter((name) => name in translated).map((name) => [name, translated[name]] as const);
  return Object.fromEntries([...own, ...followed]);
}

/** What makes an item the same one after a change: its id, or all of it. */
function identityOf(item: unknown): string {
  return isRecord(item) && typeof item['id'] === 'string' ? `id ${item['id']}` : (stableStringify(item) ?? '');
}

/**
 * For each item of a list the index that it had before; undefined for a new one. Where as many
 * items were taken out at a place as were put in, they are the same ones, changed.
 */
function alignItems(before: readonly string[], after: readonly string[]): readonly (number | undefined)[] {
  const sources: (number | undefined)[] = after.map(() => undefined);
  const common = commonPairs(before, after);
  for (const [from, to] of [...common, ...movedPairs(before, after, common)]) sources[to] = from;
  const known = new Set(sources);
  const lost = before.map((_item, index) => index).filter((index) => !known.has(index));
  const gapOf = (list: readonly (number | undefined)[], index: number) =>
    list.slice(0, index).reduce<number>((last, source) => source ?? last, -1);
  const byGap = Map.groupBy(lost, (index) => lastBefore(sources, index));
  const added = sources.flatMap((source, index) => (source === undefined ? [index] : []));
  for (const [gap, indexes] of Map.groupBy(added, (index) => gapOf(sources, index))) {
    const gone = byGap.get(gap) ?? [];
    if (gone.length === indexes.length) for (const [at, index] of indexes.entries()) sources[index] = gone[at];
  }
  return sources;
}

/** The last item before a lost one that is still there; -1 for none. */
function lastBefore(sources: readonly (number | undefined)[], lost: number): number {
  return Math.max(-1, ...sources.filter((source): source is number => source !== undefined && source < lost));
}
