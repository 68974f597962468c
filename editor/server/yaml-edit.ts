import { editBlock } from './yaml-block.ts';
import { editFlow } from './yaml-flow.ts';
import { firstFieldStart, nextLine } from './yaml-lines.ts';
import { collectionOf, type Edit } from './yaml-members.ts';
import { partsOf } from './yaml-parts.ts';
import {
  changedField,
  documentOf,
  isSameData,
  type KeyOrder,
  misreadField,
  storableData,
  YamlEditError,
  type YamlFields,
} from './yaml-source.ts';
import { writeFields } from './yaml-write.ts';

/** The text of a file whose fields have other values. What is the same keeps its bytes. */
function editDocument(edit: Edit, value: YamlFields): string {
  const { text, document, order } = edit;
  const root = document.contents;
  if (root === null) return text + (Object.keys(value).length > 0 ? writeFields(value, order) : '');
  if (isSameData(root.toJS(document), value, order)) return text;
  const [start, end] = root.range;
  const collection = collectionOf(edit, root, value, []);
  if (collection?.flow) return text.slice(0, start) + (editFlow(edit, collection, value, []) ?? '{}') + text.slice(end);
  const from = firstFieldStart(text, start);
  const parts = collection && partsOf(text, collection);
  const edited = collection && editBlock(edit, collection, value, [], from);
  const last = parts?.at(-1)?.end ?? end - 1;
  return text.slice(0, from) + (edited ?? writeFields(value, order)) + text.slice(nextLine(text, last));
}

/** Ways of changing a file: field by field, and with whole fields written anew. */
const WAYS = [{ isCoarse: false }, { isCoarse: true }];

/**
 * A YAML file with exactly these data (specification.md#content-editing). Every byte that need not
 * change stays: comments, order, quotes, line breaks and the form of lists.
 *
 * @throws YamlEditError where the file is no YAML, or would be read otherwise; it names the field
 */
export function withYamlData(text: string, data: YamlFields, order?: KeyOrder): string {
  const wanted = storableData(data) as YamlFields;
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  const isWindows = /\r\n/.test(text) && !/(?<!\r)\n/.test(text);
  const bare = text.slice(mark.length).replaceAll('\r\n', '\n');
  const isEnded = bare === '' || bare.endsWith('\n');
  const source = isEnded ? bare : `${bare}\n`;
  const document = documentOf(source);
  const changes = WAYS.map((way) => () => editDocument({ text: source, document, order, ...way }, wanted));
  for (const change of changes) {
    const changed = change();
    if (changed === source) return text;
    if (misreadField(changed, wanted) !== null) continue;
    const ended = isEnded ? changed : changed.replace(/\n$/, '');
    return mark + (isWindows ? ended.replaceAll('\n', '\r\n') : ended);
  }
  const field = changedField(document.toJS(), wanted);
  throw new YamlEditError(`${field} cannot be changed where it stands: change the file in a text editor.`);
}
