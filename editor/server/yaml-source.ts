import { load } from 'js-yaml';
import { type Document, type ParsedNode, parse, parseDocument } from 'yaml';
import { isRecord } from '../lib/is-record.ts';

/** Where a value stands in a file: `['ratePlan', 'base']`. */
export type YamlPath = readonly (string | number)[];

/** Fields of a file, or of a group in it. */
export type YamlFields = Readonly<Record<string, unknown>>;

/**
 * The order of a group's keys by its path. It is that of a list of names, or of the data itself for
 * records such as itineraries. Without one, new keys stand where the data has them.
 */
export type KeyOrder = (path: YamlPath) => readonly string[] | 'data' | undefined;

/** A change that a file cannot take; the message names the field and the remedy. */
export class YamlEditError extends Error {
  override readonly name = 'YamlEditError';
}

const MAX_DEPTH = 40;
/** YAML has no longer ones on a line of their own. */
const MAX_KEY_LENGTH = 500;

export type YamlDocument = Document.Parsed<ParsedNode>;

/** The document of a text with the tokens that it was made of. @throws YamlEditError for no YAML */
export function documentOf(text: string): YamlDocument {
  const document = parseDocument(text, { keepSourceTokens: true });
  const [problem] = document.errors;
  if (problem) throw new YamlEditError(`The file is no valid YAML: ${problem.message} Correct it in a text editor.`);
  return document;
}

const nameOf = (path: YamlPath) => `"${path.join('.') || 'the file'}"`;

/**
 * Data as a file can have it: fields without a value are left out.
 *
 * @throws YamlEditError for what no file can have, such as a function, or for endless nesting
 */
export function storableData(value: unknown, path: YamlPath = []): unknown {
  if (path.length > MAX_DEPTH) {
    throw new YamlEditError(`${nameOf(path)} is nested too deeply: at most ${MAX_DEPTH} levels are written.`);
  }
  if (Array.isArray(value)) return value.map((item, index) => storableData(item ?? null, [...path, index]));
  if (isRecord(value)) {
    const entries = Object.entries(value).filter(([, own]) => own !== undefined);
    const long = entries.find(([key]) => key.length > MAX_KEY_LENGTH)?.[0];
    if (long !== undefined) {
      throw new YamlEditError(`"${long.slice(0, 40)}…" is no name: use at most ${MAX_KEY_LENGTH} letters.`);
    }
    return Object.fromEntries(entries.map(([key, own]) => [key, storableData(own, [...path, key])]));
  }
  const isStorable = value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
  if (!isStorable) throw new YamlEditError(`${nameOf(path)} cannot be "${String(value)}": write a text or a number.`);
  return Object.is(value, -0) ? 0 : value;
}

/** Whether two values say the same, with keys in the same order where that counts. */
export function isSameData(a: unknown, b: unknown, order?: KeyOrder, path: YamlPath = []): boolean {
  return differenceOf(a, b, order, path) === null;
}

function differenceOf(a: unknown, b: unknown, order: KeyOrder | undefined, path: YamlPath): YamlPath | null {
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return path;
    return firstOf(a.map((item, index) => () => differenceOf(item, b[index], order, [...path, index])));
  }
  if (!isRecord(a) || !isRecord(b)) return Object.is(a, b) ? null : path;
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  const missing = [...keys, ...others].find((key) => !Object.hasOwn(a, key) || !Object.hasOwn(b, key));
  if (missing !== undefined) return [...path, missing];
  if (order?.(path) === 'data' && keys.some((key, index) => key !== others[index])) return path;
  return firstOf(keys.map((key) => () => differenceOf(a[key], b[key], order, [...path, key])));
}

function firstOf(searches: readonly (() => YamlPath | null)[]): YamlPath | null {
  for (const search of searches) {
    const found = search();
    if (found !== null) return found;
  }
  return null;
}

/** The first field in which two data differ, as messages name it. */
export function changedField(before: unknown, after: unknown): string {
  return nameOf(differenceOf(before, after, undefined, []) ?? []);
}

/** The field that one of two readers of YAML reads otherwise than wanted; null for none. */
export function misreadField(text: string, wanted: unknown): string | null {
  for (const read of [load, (yaml: string) => parse(yaml, { logLevel: 'error' })]) {
    try {
      const path = differenceOf(read(text), wanted, undefined, []);
      if (path !== null) return nameOf(path);
    } catch (error) {
      return `${nameOf([])} (${error instanceof Error ? error.message.split('\n')[0] : error})`;
    }
  }
  return null;
}
