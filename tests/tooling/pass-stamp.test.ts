import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { passStamp } from '../../tooling/pass-stamp.mjs';
import { temporaryFolder } from '../fixtures/steps/dist-folder.ts';

/** A project with a folder and a file that a check reads, and one that it does not. */
function aProject() {
  const root = temporaryFolder();
  mkdirSync(join(root, 'src/deep'), { recursive: true });
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  write('src/deep/a.ts', 'a');
  write('config.json', '{}');
  write('other.md', '');
  const stamp = passStamp('cache/passed', { sources: ['src', 'config.json', 'not-there'], generated: ['made'] }, root);
  return { root, write, stamp };
}

test('a check that has never passed is not taken as passed', () => {
  const { stamp } = aProject();
  expect(stamp.isValid()).toBe(false);
  stamp.start()(false);
  expect(stamp.isValid()).toBe(false);
});

test('a check whose source was saved while it ran is not taken as passed', () => {
  const { write, stamp } = aProject();
  const record = stamp.start();
  write('src/deep/a.ts', 'saved meanwhile');
  record(true);
  expect(stamp.isValid()).toBe(false);
});

test('a check may write what it reads itself', () => {
  const { write, stamp } = aProject();
  const record = stamp.start();
  write('made', 'types');
  record(true);
  expect(stamp.isValid()).toBe(true);
});

test('a check that passed need not run again while all that it reads is the same', () => {
  const { write, stamp } = aProject();
  stamp.start()(true);
  write('other.md', 'not read');
  expect(stamp.isValid()).toBe(true);
});

test.each<[string, (project: ReturnType<typeof aProject>) => void]>([
  ['a file in a folder changes', ({ write }) => write('src/deep/a.ts', 'b')],
  ['a file named by itself changes', ({ write }) => write('config.json', '{ }')],
  ['a file is added', ({ write }) => write('src/b.ts', '')],
  ['a file that was not there appears', ({ write }) => write('not-there', '')],
  ['a file is deleted', ({ root }) => rmSync(join(root, 'src/deep/a.ts'))],
  [
    'text moves from one file to the next',
    ({ write }) => {
      write('src/deep/a.ts', '');
      write('config.json', 'a{}');
    },
  ],
  ['it has failed since', ({ stamp }) => stamp.start()(false)],
])('a check that passed runs again when %s', (_, change) => {
  const project = aProject();
  project.stamp.start()(true);
  change(project);
  expect(project.stamp.isValid()).toBe(false);
});
