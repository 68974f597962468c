import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createContentWriter } from '../../editor/server/content-writer.ts';
import { temporaryFolder } from '../fixtures/steps/dist-folder.ts';
import { writeFileBelow } from '../fixtures/steps/publisher-parts.ts';

const journalsIn = (folder: string) => readdirSync(folder).filter((name) => name.includes('unfinished'));

/** A project, and a content folder of it that is inside or outside. */
function aProject(place: 'inside' | 'outside') {
  const root = temporaryFolder();
  const content = place === 'inside' ? join(root, 'src/content') : join(temporaryFolder(), 'content');
  mkdirSync(content, { recursive: true });
  const picture = join(root, 'src/assets/images/VAN/VAN2.webp');
  const text = join(content, 'settings/image-groups.yaml');
  return { root, content, picture, text, writer: createContentWriter(root, content) };
}

describe.each(['inside', 'outside'] as const)('pictures and content that is %s of the project', (place) => {
  test('are written and removed by one call', () => {
    const { root, content, picture, text, writer } = aProject(place);
    writer.write([
      { path: text, bytes: 'groups: {}\n' },
      { path: picture, bytes: new Uint8Array([0, 255]) },
    ]);
    expect([readFileSync(text, 'utf8'), ...readFileSync(picture)]).toEqual(['groups: {}\n', 0, 255]);
    writer.write([text, picture].map((path) => ({ path, bytes: null })));
    expect([existsSync(text), existsSync(picture)]).toEqual([false, false]);
    expect([...journalsIn(root), ...journalsIn(content)]).toEqual([]);
  });

  test('are completed where a crash has left the journal of either folder', () => {
    const { root, content, picture, text, writer } = aProject(place);
    const journalOf = (path: string) =>
      JSON.stringify([{ path, before: null, after: Buffer.from('new').toString('base64') }]);
    writeFileBelow(join(root, '.unfinished-writes-1.json'), journalOf('src/assets/images/VAN/VAN2.webp'));
    writeFileSync(join(content, '.unfinished-writes-2.json'), journalOf('settings/image-groups.yaml'));
    writer.recover();
    expect([readFileSync(picture, 'utf8'), readFileSync(text, 'utf8')]).toEqual(['new', 'new']);
    expect([...journalsIn(root), ...journalsIn(content)]).toEqual([]);
  });

  test('are refused where one is in neither', () => {
    const { root, writer } = aProject(place);
    expect(() => writer.write([{ path: join(root, '../other.yaml'), bytes: 'x' }])).toThrow('is outside of');
  });
});
