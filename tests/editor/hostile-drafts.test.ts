import { expect, test } from 'vitest';
import { kindOfFile } from '../../editor/lib/content-kind.ts';
import { type FieldPath, withValueAt } from '../../editor/lib/form-path.ts';
import { checkDraft } from '../../editor/server/check-draft.ts';
import { fieldsOfFile, fieldsOfKind } from '../../editor/server/content-fields.ts';
import { loadLibrary } from '../../editor/server/content-library.ts';
import { groupChanges } from '../../editor/server/value-changes.ts';
import { pickOne, sample, seededRandom } from '../../src/lib/catalogue/random.ts';
import type { ContentKindId } from '../../src/lib/content-validation/content-schemas.ts';

const DRAFTS = 120;

const HOSTILE = [
  ...[null, undefined, '', ' ', 0, -1, 1e308, Number.NaN, true, [], {}, [null], [[]], { a: {} }],
  ...['x'.repeat(500), 'constructor', '__proto__', 'ELN', 'VAN/1', '24h', '2027-02-31', '/', ['x', 'x'], [{}]],
];

/** Every place in the data of a file, also those of groups and lists. */
function pathsIn(value: unknown, path: FieldPath = []): readonly FieldPath[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    pathsIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return path.length > 0 ? [path, ...inner] : inner;
}

const content = await loadLibrary('src/content');
const random = seededRandom('hostile drafts');

test('whatever a draft has in the place of values, it is checked and nothing throws', () => {
  const files = sample([...content.files.values()], DRAFTS, random);
  const drafts = files.map(({ path, data, body }) => {
    const places = sample(pathsIn(data), 3, random);
    const changed = places.reduce((all, place) => withValueAt(all, place, pickOne(HOSTILE, random)), data);
    return { path, data: changed, body };
  });
  const wrong = drafts.filter((draft) => {
    const kind = kindOfFile(draft.path)?.id as ContentKindId;
    const before = content.files.get(draft.path)?.data ?? {};
    fieldsOfFile(draft.path.replace(/(?:\.[a-z]{2})?\.(yaml|md)$/, '.ko.$1'), draft.data);
    expect(groupChanges(fieldsOfKind(kind), before, draft.data).every((change) => change.length > 0)).toBe(true);
    return checkDraft(content, draft).problems.length > 0;
  });
  expect(wrong.length).toBeGreaterThan(DRAFTS / 2);
});
