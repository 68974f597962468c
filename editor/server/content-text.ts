import { isRecord } from '../lib/is-record.ts';
import { withYamlData } from './yaml-edit.ts';
import { documentOf, type KeyOrder, YamlEditError, type YamlFields } from './yaml-source.ts';
import { newYamlFile } from './yaml-write.ts';

/** What a content file says. */
export interface ContentData {
  readonly data: Record<string, unknown>;
  /** The text below the fields of a Markdown file; null for others. */
  readonly body: string | null;
}

/** Fields between two lines of dashes, as the build finds them. */
const FRONT_MATTER = /^\ufeff?---[^\S\n]*\n(?<fields>(?:[\s\S]*?\n)?)---[^\S\n]*(?:\n|$)/;

interface MarkdownParts {
  readonly head: string;
  readonly fields: string;
  readonly foot: string;
  /** Blank lines ahead of the text. */
  readonly gap: string;
  readonly body: string;
}

function markdownParts(text: string): MarkdownParts {
  const [whole, fields = ''] = FRONT_MATTER.exec(text) ?? [];
  if (whole === undefined) {
    throw new YamlEditError('The file has no fields: begin it with a line "---", the fields and another line "---".');
  }
  const start = whole.indexOf('\n') + 1;
  const rest = text.slice(whole.length);
  const [gap] = /^(?:[^\S\n]*\n)*/.exec(rest) ?? [''];
  return {
    head: whole.slice(0, start),
    fields,
    foot: whole.slice(start + fields.length),
    gap,
    body: rest.slice(gap.length),
  };
}

/** A text with its lines ended as everywhere, and one line break at its end. */
function endedBody(body: string): string {
  const lines = body.replace(/\r\n?/g, '\n').replace(/^(?:[^\S\n]*\n)+/, '');
  return lines.trim() === '' ? '' : `${lines.replace(/\n+$/, '')}\n`;
}

function fieldsOf(text: string): Record<string, unknown> {
  const data: unknown = documentOf(text).toJS() ?? {};
  if (!isRecord(data)) throw new YamlEditError('The file is a list or a text: write fields, such as "title: …".');
  return { ...data };
}

/**
 * What the text of a content file says.
 *
 * @throws YamlEditError where it cannot be read; the message says what to do
 */
export function readContentText(text: string, ending: 'yaml' | 'md'): ContentData {
  if (ending === 'yaml') return { data: fieldsOf(text), body: null };
  const { fields, body } = markdownParts(text);
  return { data: fieldsOf(fields), body: endedBody(body) };
}

/**
 * A Markdown file with exactly these fields and this text. Fields keep their bytes as those of YAML
 * files do, and a text that is the same stays as it is.
 *
 * @throws YamlEditError where the file has no fields, or would be read otherwise
 */
export function withMarkdownData(text: string, data: YamlFields, body: string, order?: KeyOrder): string {
  const { head, fields, foot, gap, body: before } = markdownParts(text);
  const wanted = endedBody(body);
  const changed = withYamlData(fields, data, order);
  if (/^(?:---|\+\+\+)/m.test(changed)) {
    throw new YamlEditError('A line of the fields begins with "---": give that field another name or text.');
  }
  const written = endedBody(before) === wanted ? gap + before : `${gap || '\n'}${wanted}`;
  const end = foot.endsWith('\n') || written === '' ? foot : `${foot}\n`;
  return `${head}${changed}${end}${written}`;
}

/**
 * A new content file in the form of those that there are.
 *
 * @param body the text below the fields of a Markdown file; null for others
 * @throws YamlEditError where a field would be read otherwise
 */
export function newContentText(data: YamlFields, body: string | null, order?: KeyOrder): string {
  const fields = newYamlFile(data, order);
  if (body === null) return fields;
  return withMarkdownData(`---\n${fields}---\n`, data, body, order);
}
