import { isCollection, isMap, isScalar, isSeq, type YAMLMap, type YAMLSeq } from 'yaml';
import { isRecord } from '../lib/is-record.ts';
import { groupMembers, type Member } from './key-order.ts';
import { alignLists } from './list-alignment.ts';
import type { Part } from './yaml-parts.ts';
import { styleOf, writeScalar } from './yaml-scalar.ts';
import type { KeyOrder, YamlDocument, YamlFields, YamlPath } from './yaml-source.ts';

/** A file that is being changed. */
export interface Edit {
  readonly text: string;
  readonly document: YamlDocument;
  readonly order: KeyOrder | undefined;
  /** Whether every field of the file that differs is written anew. */
  readonly isCoarse: boolean;
}

/** A group or list as the file has it. */
export type Collection = YAMLMap | YAMLSeq;

/** Whether a value is a group or a list. */
export const isObject = (value: unknown) => typeof value === 'object' && value !== null;

const isFilled = (value: unknown) => isObject(value) && Object.keys(value as object).length > 0;

/** The collection of a node whose members can be changed one by one into those of a value. */
export function collectionOf({ isCoarse }: Edit, node: unknown, value: unknown, path: YamlPath): Collection | null {
  const isSame = (isMap(node) && isRecord(value)) || (isSeq(node) && Array.isArray(value));
  const isCut = isCoarse && path.length > 0;
  return isSame && !isCut && isCollection(node) && node.items.length > 0 && isFilled(value)
    ? (node as Collection)
    : null;
}

/** What becomes of a collection's members. */
export function membersOf(
  { document, order }: Edit,
  node: Collection,
  value: unknown,
  path: YamlPath,
): readonly Member[] {
  const before = node.toJS(document);
  if (!Array.isArray(value)) return groupMembers(before as YamlFields, value as YamlFields, path, order);
  const origins = alignLists(before as unknown[], value);
  return value.map((item, index) => ({ from: origins[index] ?? null, key: null, value: item }));
}

/** The name of a field; null for an entry of a list. */
const keyOf = ({ key }: Part) => (isScalar(key) ? String(key.value ?? '') : null);

/** A key with its colon: as it stands, or renamed in its quotes. */
export function keyText({ text }: Edit, part: Part, key: string, place: 'key' | 'flow-key'): string {
  if (keyOf(part) === key || !isScalar(part.key) || !part.key.range) return text.slice(part.start, part.valueStart);
  return writeScalar(key, place, styleOf(part.key)) + text.slice(part.key.range[1], part.valueStart);
}
