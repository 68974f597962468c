import { stableStringify } from '../../src/lib/text/stable-stringify.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a translation has beside the texts of its English file. */
const OWN_KEYS = ['translation', 'seoTitle'];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
  if (isFields(after))
    return isFields(before) && isFields(translated) ? followFields(before, after, translated) : after;
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
  return isFields(item) && typeof item['id'] === 'string' ? `id ${item['id']}` : (stableStringify(item) ?? '');
}

/**
 * For each item of a list the index that it had before; undefined for a new one. Where as many
 * items were taken out at a place as were put in, they are the same ones, changed.
 */
function alignItems(before: readonly string[], after: readonly string[]): readonly (number | undefined)[] {
  const sources: (number | undefined)[] = after.map(() => undefined);
  for (const [from, to] of commonItems(before, after)) sources[to] = from;
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

/** A longest common subsequence, as pairs of indexes; moved items are found afterwards. */
function commonItems(before: readonly string[], after: readonly string[]): readonly (readonly [number, number])[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const same = before[row] === after[column];
      const best = same ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
      (lengths[row] as number[])[column] = best;
    }
  const pairs: [number, number][] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return [...pairs, ...movedItems(before, after, pairs)];
}

function movedItems(
  before: readonly string[],
  after: readonly string[],
  pairs: readonly (readonly [number, number])[],
): readonly (readonly [number, number])[] {
  const [from, to] = [new Set(pairs.map(([index]) => index)), new Set(pairs.map(([, index]) => index))];
  return after.flatMap((item, index) => {
    if (to.has(index)) return [];
    const source = before.findIndex((other, at) => other === item && !from.has(at));
    if (source === -1) return [];
    from.add(source);
    return [[source, index] as const];
  });
}
