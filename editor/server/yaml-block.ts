import { isAlias, isCollection, isNode, isScalar } from 'yaml';
import { editFlow } from './yaml-flow.ts';
import { joinLines, linedParts, lineStart, nextLine } from './yaml-lines.ts';
import { type Collection, collectionOf, type Edit, isObject, keyText, membersOf } from './yaml-members.ts';
import { type Part, partsOf } from './yaml-parts.ts';
import { writeScalar, type YamlScalar } from './yaml-scalar.ts';
import { isSameData, type YamlPath } from './yaml-source.ts';
import { keyStyle, modelFor, ownModel, writeValue } from './yaml-write.ts';

/** A value in a block collection: what is behind its colon or dash. */
interface Slot {
  readonly part: Part;
  /** Behind the line break of its last line. */
  readonly end: number;
  readonly column: number;
  readonly isEntry: boolean;
  readonly path: YamlPath;
}

/** A collection of lines with other members; null where it has to be written anew. */
export function editBlock(edit: Edit, node: Collection, value: unknown, path: YamlPath, from: number): string | null {
  const { text, order } = edit;
  const parts = partsOf(text, node);
  const [first] = parts ?? [];
  if (!parts || !first) return null;
  const column = first.start - lineStart(text, first.start);
  const lined = linedParts(text, parts, from);
  const members = membersOf(edit, node, value, path).map(({ from: index, key, value: own }, place) => {
    const ownPath = [...path, key ?? place];
    const part = index === null ? undefined : parts[index];
    const end = index === null ? undefined : lined[index]?.end;
    if (part && end !== undefined) {
      const head = key === null ? '-' : keyText(edit, part, key, 'key');
      const slot = { part, end, column, isEntry: key === null, path: ownPath };
      return { from: index, body: head + editSlot(edit, slot, own) };
    }
    const like = modelFor(
      own,
      parts.map((other) => other.node),
    );
    const head = key === null ? '-' : `${writeScalar(key, 'key', keyStyle(parts.map((other) => other.key)))}:`;
    const written = writeValue(own, { column, isEntry: key === null, like, path: ownPath, order });
    return { from: null, body: `${head}${written}\n` };
  });
  return joinLines(lined, members, column);
}

/** What follows a colon or a dash, with another value. */
function editSlot(edit: Edit, slot: Slot, value: unknown): string {
  const { text, document, order } = edit;
  const { part, end, path } = slot;
  const { node, valueStart } = part;
  const isRead = isNode(node) && !(edit.isCoarse && isAlias(node));
  if (isRead && isSameData(node.toJS(document), value, order, path)) return text.slice(valueStart, end);
  const collection = collectionOf(edit, node, value, path);
  if (collection?.flow && collection.range) {
    const edited = editFlow(edit, collection, value, path);
    if (edited !== null) {
      return text.slice(valueStart, collection.range[0]) + edited + text.slice(collection.range[1], end);
    }
  } else if (collection) {
    const own = partsOf(text, collection)?.[0]?.start ?? valueStart;
    const from = text.slice(valueStart, own).includes('\n') ? nextLine(text, valueStart) : own;
    const edited = editBlock(edit, collection, value, path, from);
    if (edited !== null) return text.slice(valueStart, from) + edited;
  }
  return newSlot(edit, slot, value);
}

/** A value written anew, with the comment that its line had. */
function newSlot({ text, order }: Edit, { part, end, column, isEntry, path }: Slot, value: unknown): string {
  const { node, valueStart } = part;
  if (isScalar(node) && node.range && node.range[0] < part.end && !isObject(value)) {
    const [start] = node.range;
    const [head = '', ...lines] = text.slice(start, part.end).split('\n');
    const [, mark = head, comment = ''] = (/^[|>]/.test(head) && /^(\S+)(\s+#.*)$/.exec(head)) || [];
    const model = { type: node.type, source: [mark, ...lines].join('\n') };
    const [first, ...rest] = writeScalar(value as YamlScalar, 'block', model, column).split('\n');
    const tail = text.slice(part.end, end - 1);
    return `${text.slice(valueStart, start)}${[first + comment + tail, ...rest].join('\n')}\n`;
  }
  const isBlock = isCollection(node) && !node.flow;
  const line = text.slice(isBlock ? valueStart : part.end, nextLine(text, isBlock ? valueStart : part.end) - 1);
  const [comment = ''] = /\s+#.*$/.exec(line) ?? [];
  const [first, ...rest] = writeValue(value, { column, isEntry, like: ownModel(value, node), path, order }).split('\n');
  return `${[first + comment, ...rest].join('\n')}\n`;
}
