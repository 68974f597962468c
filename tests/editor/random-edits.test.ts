import { describe, expect, test } from 'vitest';
import { type Node, parse, parseDocument } from 'yaml';
import { listContentFiles, readContentFile } from '../../editor/server/content-folder.ts';
import { withYamlData } from '../../editor/server/yaml-edit.ts';
import { seededRandom } from '../../src/lib/catalogue/random.ts';
import { type Path, valueAt, valuesIn } from '../fixtures/steps/content-values.ts';

const FOLDER = 'src/content';
const CHAINS = Number(process.env['EDITS'] ?? 150);
const EDITS_IN_CHAIN = 6;

const TEXTS = [
  'Roxas',
  'El Nido: the town',
  'a # b',
  "it's",
  'say "yes"',
  '',
  'yes',
  '1e3',
  '07:30',
  'two\nlines\n',
  '- a',
  '🚐',
  ' x ',
  '{a}',
];

/** Lines of a text from a value's first to its last, with the comments and blank lines above. */
function linesOf(text: string, path: Path): readonly [from: number, to: number] {
  const document = parseDocument(text);
  const node = document.getIn(path, true) as Node | undefined;
  const parent = document.getIn(path.slice(0, -1), true) as { items?: { key?: Node }[] };
  const key = parent?.items?.find((item) => String(item.key) === String(path.at(-1)))?.key;
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length - 1;
  const [start = 0, end = text.length] = node?.range ?? [];
  const lines = text.split('\n');
  let from = lineAt(key?.range?.[0] ?? start);
  while (from > 0 && /^\s*(?:#.*|-)?$/.test(lines[from - 1] ?? '')) from -= 1;
  return [from, lineAt(Math.max(start, end - 1))];
}

/** The first line that a text has lost although it should still be there. Dashes may move. */
function missingLine(before: string, after: string, [from, to]: readonly [number, number]): string | undefined {
  const stays = before.split('\n').filter((line, index) => (index < from || index > to) && line.trim() !== '');
  const bare = (line: string) => line.replace(/^[\s-]+/, '');
  const lines = after.split('\n').map(bare);
  let at = 0;
  return stays.find((line) => {
    const found = lines.indexOf(bare(line), at);
    at = found + 1;
    return found < 0;
  });
}

/** Changes one value, key or entry at random, and says which part of the file that may touch. */
function editAtRandom(data: Record<string, unknown>, random: () => number): Path {
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item;
  const newValue = () => pick<unknown>([...TEXTS, 5, 1.5, true, null, ['a', 'b'], { from: 'a', to: 'b: c' }, [], {}]);
  const [path, value] = pick(valuesIn(data).slice(1));
  const parent = valueAt(data, path.slice(0, -1)) as Record<string, unknown> | unknown[];
  const key = path.at(-1) as string;
  if (Array.isArray(value)) {
    const size = value.length;
    if (random() < 0.5 || size < 2) value.splice(Math.floor(random() * (size + 1)), 0, newValue());
    else value.splice(Math.floor(random() * size), 0, ...value.splice(Math.floor(random() * size), 1));
    return path;
  }
  if (random() < 0.3) {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
    return (Array.isArray(parent) ? parent.length : Object.keys(parent).length) === 0 ? path.slice(0, -1) : path;
  }
  if (typeof value === 'object' && value !== null && random() < 0.7) {
    (value as Record<string, unknown>)[pick(['extra', 'note: b', '1', 'a b', 'yes'])] = newValue();
    return path;
  }
  (parent as Record<string, unknown>)[key] = newValue();
  return path;
}

describe('random edits of random content files (specification.md#content-editing)', () => {
  test('give exactly the wanted data, and leave every line outside of the edit', () => {
    const files = listContentFiles(FOLDER).filter((path) => path.endsWith('.yaml'));
    for (let seed = 1; seed <= CHAINS; seed += 1) {
      const random = seededRandom(String(seed));
      const path = files[Math.floor(random() * files.length)] ?? '';
      let { text } = readContentFile(FOLDER, path);
      for (let edit = 0; edit < EDITS_IN_CHAIN; edit += 1) {
        const wanted = parse(text);
        if (Object.keys(wanted).length === 0) break;
        const touched = editAtRandom(wanted, random);
        const changed = withYamlData(text, wanted);
        expect(parse(changed), `seed ${seed}, ${path}`).toEqual(wanted);
        const lines = touched.length === 0 ? ([0, Number.POSITIVE_INFINITY] as const) : linesOf(text, touched);
        expect(missingLine(text, changed, lines), `seed ${seed}, edit ${edit}, ${path}, ${touched}`).toBeUndefined();
        text = changed;
      }
    }
  }, 600_000);
});
