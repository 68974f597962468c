import { load } from 'js-yaml';
import { isScalar, parse, Scalar, stringify } from 'yaml';
import { refoldedLines } from './folded-text.ts';

/** What a field of one value can be. */
export type YamlScalar = string | number | boolean | null;

/** Where a value stands: after a key or a dash, within brackets, or before a colon of either. */
export type YamlPlace = 'block' | 'flow' | 'key' | 'flow-key';

const WRAPPERS: Readonly<Record<YamlPlace, (source: string, value: unknown) => readonly [string, unknown]>> = {
  block: (source, value) => [`k: ${source}\n`, { k: value }],
  flow: (source, value) => [`[${source}, ${source}]`, [value, value]],
  key: (source, value) => [`${source}: 1\n`, { [String(value)]: 1 }],
  'flow-key': (source, value) => [`{ ${source}: 1 }`, { [String(value)]: 1 }],
};

/** A text that is tried out warns nobody. */
const SILENT = { logLevel: 'error' } as const;

/** Whether both readers of YAML take a source for a value where it stands. */
function isReadAs(source: string, value: YamlScalar, place: YamlPlace): boolean {
  const [text, wanted] = WRAPPERS[place](source, value);
  const expected = JSON.stringify(wanted);
  try {
    return JSON.stringify(load(text)) === expected && JSON.stringify(parse(text, SILENT)) === expected;
  } catch {
    return false;
  }
}

/** Whether a text needs no quotes, also for whoever reads "yes" and "07:30" as YAML 1.1 did. */
function isPlain(text: string): boolean {
  try {
    return parse(`k: ${text}`, { ...SILENT, version: '1.1' }).k === text;
  } catch {
    return false;
  }
}

/** What YAML allows in no file, and JSON leaves as it is. */
const NOT_PRINTABLE = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

function doubleQuoted(text: string): string {
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(text).replace(NOT_PRINTABLE, escaped);
}

/**
 * A text below a header such as `>-`, for a key at the left margin. Null where it cannot be one, or
 * would end with blank lines, which others around it would add to.
 */
function blockSource(text: string, type: Scalar.Type, indent: number, lineWidth: number): string | null {
  const scalar = new Scalar(text);
  scalar.type = type;
  const source = stringify({ k: scalar }, { indent, lineWidth }).slice('k: '.length, -1);
  return /^[|>]\d?-?\n/.test(source) ? source : null;
}

/** The scalar that a new one replaces or stands beside, and its text in the file. */
export interface ScalarModel {
  readonly type?: Scalar.Type | null | undefined;
  /** The text that is replaced; undefined for one that stands beside it. */
  readonly source?: string;
}

/** A text on lines as those of the model are: below a header such as `>-`, or plain. */
function onLines(text: string, { type, source = '' }: ScalarModel, column: number): (string | null)[] {
  const [head = '', ...lines] = source.split('\n');
  const first = lines.find((line) => line.trim() !== '');
  const indent = first === undefined ? 2 : Math.min(9, Math.max(1, first.search(/\S/) - column));
  const join = (all: readonly string[]) => all.join(`\n${' '.repeat(indent)}`);
  if (type === 'PLAIN' && lines.length > 0) {
    const refolded = refoldedLines(
      [head, ...lines].map((line) => line.trim()),
      text,
    );
    return [refolded && join(refolded)];
  }
  if (type !== 'BLOCK_FOLDED' && type !== 'BLOCK_LITERAL') return [];
  const bare = lines.map((line) => line.slice(column + indent));
  const refolded = type === 'BLOCK_FOLDED' ? refoldedLines(bare, text.replace(/\n$/, '')) : null;
  const isFolded = bare.filter((line) => line.trim() !== '').length > 1;
  const lineWidth = isFolded ? Math.max(...bare.map(({ length }) => length)) + indent : 0;
  return [refolded && join([head, ...refolded]), blockSource(text, type, indent, lineWidth)];
}

function candidatesOf(text: string, place: YamlPlace, model: ScalarModel, column: number): (string | null)[] {
  const { type } = model;
  const isOneLine = !/[\n\r]/.test(text);
  const single = isOneLine ? `'${text.replaceAll("'", "''")}'` : null;
  const plain = isOneLine && isPlain(text) ? text : null;
  const literal = place === 'block' && !isOneLine && /\S/.test(text) ? blockSource(text, 'BLOCK_LITERAL', 2, 0) : null;
  const quoted = doubleQuoted(text);
  if (type === 'QUOTE_DOUBLE') return [quoted];
  if (type === 'QUOTE_SINGLE') return [single, quoted];
  const blocks = place === 'block' ? onLines(text, model, column) : [];
  return [...blocks, plain, text.includes('"') && !text.includes("'") ? single : null, literal, quoted];
}

/** A number with the zeros at its end that the one before had, as in `10.0`. */
function writeNumber(value: number, { source = '' }: ScalarModel): string {
  const [, zeros = ''] = /^-?\d+\.(\d*0)$/.exec(source) ?? [];
  const fixed = value.toFixed(Math.min(zeros.length, 20));
  return zeros !== '' && Number(fixed) === value && /^-?[\d.]+$/.test(fixed) ? fixed : String(value);
}

/**
 * A value as it is written in a file, in the style of a model where the value can be.
 *
 * @param column of the key or dash that it belongs to
 */
export function writeScalar(value: YamlScalar, place: YamlPlace, model: ScalarModel = {}, column = 0): string {
  if (typeof value === 'number') return writeNumber(value, model);
  if (typeof value !== 'string') return String(value);
  const candidates = candidatesOf(value, place, model, column);
  const source = candidates.find((candidate) => candidate !== null && isReadAs(candidate, value, place));
  return (source ?? doubleQuoted(value)).replace(/\n(?=[^\n])/g, `\n${' '.repeat(column)}`);
}

/** The style of a neighbour for a new value. */
export function styleOf(node: unknown): ScalarModel {
  return isScalar(node) ? { type: node.type } : {};
}
