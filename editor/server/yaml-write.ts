import { isCollection, isMap, isScalar, isSeq } from 'yaml';
import { isRecord } from '../lib/is-record.ts';
import { orderedKeys } from './key-order.ts';
import { type ScalarModel, styleOf, writeScalar, type YamlScalar } from './yaml-scalar.ts';
import { type KeyOrder, misreadField, storableData, YamlEditError, type YamlPath } from './yaml-source.ts';

/** Where and how a new value is written. */
export interface Writing {
  /** The column of the key or dash that it belongs to. */
  readonly column: number;
  /** Whether it follows a dash, so that a group begins on its line. */
  readonly isEntry: boolean;
  /** A value whose style it takes. */
  readonly like: unknown;
  readonly path: YamlPath;
  readonly order: KeyOrder | undefined;
}

const isSameKind = (node: unknown, value: unknown) =>
  isRecord(value) ? isMap(node) : Array.isArray(value) ? isSeq(node) : isScalar(node);

/** What was there, if it is of the kind of a new value, which takes its style. */
export function ownModel(value: unknown, node: unknown): unknown {
  return isSameKind(node, value) ? node : undefined;
}

/**
 * The one of some neighbours whose style a new value takes. A text takes that of words or that of
 * sentences, unquoted if one of them is.
 */
export function modelFor(value: unknown, neighbours: readonly unknown[]): unknown {
  const same = neighbours.filter((node) => isSameKind(node, value));
  if (typeof value !== 'string') return same.at(-1);
  const isSentence = (text: string) => text.includes(' ');
  const texts = same.filter((node) => {
    if (!isScalar(node) || typeof node.value !== 'string') return false;
    return node.type?.startsWith('BLOCK') || isSentence(node.value) === isSentence(value);
  });
  return texts.find((node) => isScalar(node) && node.type === 'PLAIN') ?? texts.at(-1);
}

function neighboursIn(like: unknown, key: string | null): readonly unknown[] {
  if (isSeq(like)) return like.items;
  if (!isMap(like) || key === null) return [];
  const own = like.get(key, true);
  return own === undefined ? like.items.map((pair) => pair.value) : [own];
}

/** The style of a group's keys, which are quoted where all of those beside them are. */
export function keyStyle(keys: readonly unknown[]): ScalarModel {
  const isQuoted = keys.length > 0 && keys.every((key) => isScalar(key) && key.type !== 'PLAIN');
  return isQuoted ? styleOf(keys[0]) : {};
}

const keysOf = (like: unknown) => (isMap(like) ? like.items.map(({ key }) => key) : []);

/** A value within brackets, on one line. */
export function writeFlow(value: unknown, like: unknown, path: YamlPath, order: KeyOrder | undefined): string {
  const writeOwn = (own: unknown, key: string | number) =>
    writeFlow(own, modelFor(own, neighboursIn(like, String(key))), [...path, key], order);
  if (Array.isArray(value)) return `[${value.map(writeOwn).join(', ')}]`;
  if (!isRecord(value)) return writeScalar(value as YamlScalar, 'flow', styleOf(like));
  const fields = orderedKeys(Object.keys(value), order?.(path)).map(
    (key) => `${writeScalar(key, 'flow-key', keyStyle(keysOf(like)))}: ${writeOwn(value[key], key)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** A value as it follows a colon or a dash, without the line break behind it. */
export function writeValue(value: unknown, { column, isEntry, like, path, order }: Writing): string {
  if (!isRecord(value) && !Array.isArray(value)) {
    return ` ${writeScalar(value as YamlScalar, 'block', styleOf(like), column)}`;
  }
  const isFlow = isCollection(like) && like.flow === true && like.items.length > 0;
  if (isFlow || Object.keys(value).length === 0) return ` ${writeFlow(value, like, path, order)}`;
  const inner = column + 2;
  const writeOwn = (own: unknown, key: string | number) =>
    writeValue(own, {
      column: inner,
      isEntry: typeof key === 'number',
      like: modelFor(own, neighboursIn(like, String(key))),
      path: [...path, key],
      order,
    });
  const lines = isRecord(value)
    ? orderedKeys(Object.keys(value), order?.(path)).map(
        (key) => `${writeScalar(key, 'key', keyStyle(keysOf(like)))}:${writeOwn(value[key], key)}`,
      )
    : value.map((own, index) => `-${writeOwn(own, index)}`);
  const indent = `\n${' '.repeat(inner)}`;
  return (isEntry ? ' ' : indent) + lines.join(indent);
}

/** Fields at the left margin, as a file of its own has them. */
export function writeFields(data: unknown, order: KeyOrder | undefined): string {
  const written = writeValue(data, { column: -2, isEntry: true, like: undefined, path: [], order });
  return `${written.slice(1)}\n`;
}

/**
 * A new file in the form of those that there are.
 *
 * @throws YamlEditError where a field would be read otherwise
 */
export function newYamlFile(data: Readonly<Record<string, unknown>>, order?: KeyOrder): string {
  const wanted = storableData(data);
  const text = writeFields(wanted, order);
  const field = misreadField(text, wanted);
  if (field !== null) throw new YamlEditError(`${field} cannot be written as YAML: change its text.`);
  return text;
}
