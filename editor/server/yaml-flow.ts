import { isNode, isScalar } from 'yaml';
import { type Collection, collectionOf, type Edit, isObject, keyText, membersOf } from './yaml-members.ts';
import { type Part, partsOf } from './yaml-parts.ts';
import { writeScalar, type YamlScalar } from './yaml-scalar.ts';
import { isSameData, type KeyOrder, type YamlPath } from './yaml-source.ts';
import { keyStyle, modelFor, ownModel, writeFlow } from './yaml-write.ts';

/** A collection within brackets with other members; null where it has to be written anew. */
export function editFlow(edit: Edit, node: Collection, value: unknown, path: YamlPath): string | null {
  const { text, order } = edit;
  const parts = partsOf(text, node);
  const [first, last] = [parts?.[0], parts?.at(-1)];
  if (!parts || !first || !last || !node.range) return null;
  const gaps = parts.slice(1).map(({ start }, index) => text.slice(parts[index]?.end, start));
  const members = membersOf(edit, node, value, path);
  const texts = members.map(({ from, key, value: own }, index) => {
    const ownPath = [...path, key ?? index];
    const part = from === null ? undefined : parts[from];
    const source = part ? flowMember(edit, part, key, own, ownPath) : newFlowMember(parts, key, own, ownPath, order);
    return (index === 0 ? '' : gapBetween(gaps, members[index - 1]?.from ?? null, from)) + source;
  });
  return text.slice(node.range[0], first.start) + texts.join('') + text.slice(last.end, node.range[1]);
}

/** What stands between two members within brackets. A comment stays behind the first of them. */
function gapBetween(gaps: readonly string[], before: number | null, after: number | null): string {
  const own = before === null ? undefined : gaps[before];
  if (own !== undefined && (before === (after ?? 0) - 1 || own.includes('#'))) return own;
  const above = after === null ? undefined : gaps[after - 1];
  return [above, ...gaps].find((gap) => gap !== undefined && !gap.includes('#')) ?? ', ';
}

function flowMember(edit: Edit, part: Part, key: string | null, value: unknown, path: YamlPath): string {
  const { text, document, order } = edit;
  const { node, valueStart, end } = part;
  const head = key === null ? '' : keyText(edit, part, key, 'flow-key');
  if (isNode(node) && isSameData(node.toJS(document), value, order, path)) return head + text.slice(valueStart, end);
  if (isScalar(node) && node.range && !isObject(value)) {
    const model = { type: node.type, source: text.slice(node.range[0], node.range[1]) };
    return `${head}${key === null ? '' : ' '}${writeScalar(value as YamlScalar, 'flow', model)}`;
  }
  const collection = collectionOf(edit, node, value, path);
  const edited = collection && editFlow(edit, collection, value, path);
  return `${head}${key === null ? '' : ' '}${edited ?? writeFlow(value, ownModel(value, node), path, order)}`;
}

function newFlowMember(parts: readonly Part[], key: string | null, value: unknown, path: YamlPath, order?: KeyOrder) {
  const like = modelFor(
    value,
    parts.map(({ node }) => node),
  );
  const head = key === null ? '' : `${writeScalar(key, 'flow-key', keyStyle(parts.map((part) => part.key)))}: `;
  return head + writeFlow(value, like, path, order);
}
