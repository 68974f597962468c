import { describe, expect, test } from 'vitest';
import { listContentFiles, readContentFile } from '../../editor/server/content-folder.ts';
import { withMarkdownData } from '../../editor/server/content-text.ts';
import { withYamlData } from '../../editor/server/yaml-edit.ts';
import { mapValues, valuesIn } from '../fixtures/steps/content-values.ts';

const FOLDER = 'src/content';
const FILES = listContentFiles(FOLDER);

type Data = Record<string, unknown>;

/** A file with other data, and the same text below them. */
function withData(text: string, body: string | null, data: unknown): string {
  return body === null ? withYamlData(text, data as Data) : withMarkdownData(text, data as Data, body);
}

/** Files that a change of all data does not change, or that the change back leaves others. */
function filesWithTrace(change: (value: unknown) => unknown): readonly string[] {
  return FILES.filter((path) => {
    const { text, data, body } = readContentFile(FOLDER, path);
    const wanted = mapValues(data, change);
    const changed = withData(text, body, wanted);
    const isChanged = JSON.stringify(wanted) !== JSON.stringify(data);
    return isChanged === (changed === text) || withData(changed, body, data) !== text;
  });
}

const another = (value: unknown) => {
  if (typeof value === 'string') return `${value} and more`;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return value === null ? 'something' : value;
};

describe('every content file of the repository (specification.md#content-editing)', { timeout: 300_000 }, () => {
  test('is found', () => {
    expect(FILES.length).toBeGreaterThan(900);
    expect(FILES).toContain('settings/site.yaml');
  });

  test('keeps all its bytes when what was read is written back', () => {
    const changed = FILES.filter((path) => {
      const { text, data, body } = readContentFile(FOLDER, path);
      return withData(text, body, structuredClone(data)) !== text;
    });
    expect(changed).toEqual([]);
  });

  test('has all its bytes again after every value was changed and changed back', () => {
    expect(filesWithTrace(another)).toEqual([]);
  });

  test('has all its bytes again after an entry was added to every list and removed', () => {
    const add = (value: unknown) => (Array.isArray(value) ? [...value, value[0] ?? 'new'] : value);
    expect(filesWithTrace(add)).toEqual([]);
    const addFirst = (value: unknown) => (Array.isArray(value) ? ['new', ...value] : value);
    expect(filesWithTrace(addFirst)).toEqual([]);
  });

  test('has all its bytes again after a field was added to every group and removed', () => {
    const add = (value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value, sample: ['a', 'b'] } : value;
    expect(filesWithTrace(add)).toEqual([]);
  });

  test('has one other line when one value is changed, and all its bytes when it is changed back', () => {
    for (const [place, path] of FILES.entries()) {
      const { text, data, body } = readContentFile(FOLDER, path);
      const values = valuesIn(data).filter(([, value]) => typeof value !== 'object' || value === null);
      const [own = []] = values[(place * 7) % values.length] ?? [];
      const wanted = structuredClone(data);
      const group = own.slice(0, -1).reduce<Data>((inner, key) => inner[key] as Data, wanted);
      group[own.at(-1) ?? ''] = another(group[own.at(-1) ?? '']);
      const changed = withData(text, body, wanted);
      const lines = text.split('\n');
      expect(
        changed.split('\n').filter((line, index) => line !== lines[index]),
        path,
      ).toHaveLength(1);
      expect(withData(changed, body, data), path).toBe(text);
    }
  });
});
