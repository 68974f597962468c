import { type CST, isAlias, isCollection, isMap, isNode, isScalar, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';

/** A member of a collection, by offsets in the text of the file. */
export interface Part {
  /** Of its key or dash, or of its value within brackets. */
  readonly start: number;
  /** Behind its colon or dash; the same as `start` for an entry within brackets. */
  readonly valueStart: number;
  /** Behind its last letter. */
  readonly end: number;
  readonly key: unknown;
  readonly node: unknown;
}

const IS_SPACE: ReadonlySet<string> = new Set(['space', 'newline', 'comment', 'comma']);

/** Behind the last letter of a value; null where the text does not say it. */
function endOf(node: unknown, text: string): number | null {
  if (!isNode(node) || !node.range) return null;
  const [start, end] = node.range;
  if (isScalar(node) && (node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL')) {
    const source = text.slice(start, end);
    const isAllRead = /^[|>]\d?\+/.test(source);
    return start + (isAllRead ? source.replace(/\n$/, '') : source.trimEnd()).length;
  }
  if (!isCollection(node) || node.flow === true) return end;
  const last = node.items.at(-1);
  return endOf(isMap(node) ? ((last as Pair).value ?? (last as Pair).key) : last, text);
}

function startOf({ start, key, value }: CST.CollectionItem): number | null {
  const token = start.find(({ type }) => !IS_SPACE.has(type)) ?? key ?? value;
  return token && 'offset' in token ? token.offset : null;
}

function partOf(text: string, token: CST.CollectionItem, item: unknown, isPair: boolean): Part | null {
  const start = startOf(token);
  if (start === null || token.start.some(({ type }) => type === 'anchor' || type === 'tag')) return null;
  const { key, value } = (isPair ? item : { key: null, value: item }) as Pair;
  const mark = (isPair ? token.sep : token.start)?.find(({ type }) => /^(?:map-value|seq-item)-ind$/.test(type));
  const isExplicit = token.start.some(({ type }) => type === 'explicit-key-ind');
  if (isExplicit || isAlias(key) || (isPair && (!isScalar(key) || mark === undefined))) return null;
  const valueStart = mark ? mark.offset + mark.source.length : start;
  const end = endOf(value, text);
  return end === null ? null : { start, valueStart, end: Math.max(end, valueStart), key, node: value };
}

/** The members of a collection with their places in the text; null for unusual forms. */
export function partsOf(text: string, node: YAMLMap | YAMLSeq): readonly Part[] | null {
  const { srcToken } = node;
  if (!srcToken || !('items' in srcToken) || node.anchor) return null;
  const tokens = (srcToken.items as CST.CollectionItem[]).filter(
    ({ start, key, sep, value }) => key || value || sep?.length || start.some(({ type }) => !IS_SPACE.has(type)),
  );
  if (tokens.length !== node.items.length) return null;
  const parts = tokens.map((token, index) => partOf(text, token, node.items[index], isMap(node)));
  return parts.every((part) => part !== null) ? parts : null;
}
