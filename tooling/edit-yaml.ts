import { isScalar, parseDocument, type Scalar, stringify } from 'yaml';

/** Where a value stands in a file: `['ratePlan', 'base']`. */
export type YamlPath = readonly (string | number)[];

/** What a value of a file can be changed to. */
export type YamlValue = string | number | boolean | null;

/** A change that a file cannot take; the message names the field and the remedy. */
export class YamlEditError extends Error {
  override readonly name = 'YamlEditError';
}

function documentOf(text: string) {
  const document = parseDocument(text);
  const [problem] = document.errors;
  if (problem) throw new YamlEditError(`The file is no valid YAML: ${problem.message}`);
  return document;
}

function scalarAt(text: string, path: YamlPath): Scalar {
  const node = documentOf(text).getIn(path, true);
  if (!isScalar(node) || !node.range) {
    throw new YamlEditError(`"${path.join('.')}" has no single value in this file: write it there first.`);
  }
  return node;
}

/** A value as YAML on one line, in the quotes of the one before it. */
function sourceOf(value: YamlValue, { type }: Scalar): string {
  const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
  const quotes = isQuoted && typeof value === 'string' ? { defaultStringType: type } : {};
  return stringify(value, { ...quotes, lineWidth: 0 }).trimEnd();
}

/**
 * A file with one value changed: every other byte stays, comments and order among them.
 *
 * @throws YamlEditError where the file is no YAML, has nothing at the path, or would read otherwise
 */
export function withYamlValue(text: string, path: YamlPath, value: YamlValue): string {
  const scalar = scalarAt(text, path);
  if (scalar.value === value) return text;
  const [start, end] = scalar.range as [number, number, number];
  const changed = `${text.slice(0, start)}${sourceOf(value, scalar)}${text.slice(end)}`;
  if (scalarAt(changed, path).value !== value) {
    throw new YamlEditError(`"${path.join('.')}" cannot be "${value}" where it stands: change it in the file.`);
  }
  return changed;
}
