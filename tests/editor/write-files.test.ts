import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type FileWrite, recoverWrites, writeFiles } from '../../editor/server/write-files.ts';
import { temporaryFolder } from '../fixtures/steps/dist-folder.ts';

const PROGRAM = join(import.meta.dirname, '../fixtures/programs/file-writing-program.ts');

const OLD = { 'listings/A.yaml': 'a: 1\n', 'listings/B.yaml': 'b: 1\n', 'listings/C.yaml': 'c: 1\n' };
const NEW = { 'listings/A.yaml': 'a: 2\n', 'listings/C.yaml': 'c: 2\n', 'new/D.yaml': 'd: 2\n' };
const WRITES: FileWrite[] = [
  { path: 'listings/A.yaml', text: 'a: 2\n' },
  { path: 'listings/B.yaml', text: null },
  { path: 'listings/C.yaml', text: 'c: 2\n' },
  { path: 'new/D.yaml', text: 'd: 2\n' },
];

function aFolder(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'listings'));
  for (const [path, text] of Object.entries(OLD)) writeFileSync(join(folder, path), text);
  return folder;
}

/** All files of a folder with their texts. */
function filesIn(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]));
}

/** Runs the program, and returns whether it was killed. */
function isKilled(action: 'write' | 'recover', folder: string, steps: number): boolean {
  const { signal, status, stderr } = spawnSync(process.execPath, [PROGRAM, action, folder, String(steps)], {
    input: JSON.stringify(WRITES),
    encoding: 'utf8',
  });
  if (signal === null && status !== 0) throw new Error(stderr);
  return signal === 'SIGKILL';
}

describe('files that are written together (specification.md#content-editing)', () => {
  test('are all written', () => {
    const folder = aFolder();
    writeFiles(folder, WRITES);
    expect(filesIn(folder)).toEqual(NEW);
  });

  test('are all old or all new after a crash at any step, and a crash of the recovery', () => {
    const states: string[] = [];
    for (let steps = 0; ; steps += 1) {
      const folder = aFolder();
      if (!isKilled('write', folder, steps)) break;
      const crashed = filesIn(folder);
      isKilled('recover', folder, steps % 5);
      recoverWrites(folder);
      const files = filesIn(folder);
      expect([OLD, NEW], `killed after ${steps} steps`).toContainEqual(files);
      states.push(`${JSON.stringify(crashed) === JSON.stringify(files) ? 'whole' : 'broken'} ${JSON.stringify(files)}`);
    }
    // Every step of the journal, of three files and of a removal; most crashes leave a mixture.
    expect(states.length).toBeGreaterThan(12);
    expect(states.filter((state) => state.startsWith('broken')).length).toBeGreaterThan(8);
    expect(states.some((state) => state.endsWith(JSON.stringify(OLD)))).toBe(true);
  }, 300_000);

  test('that somebody has changed after a crash are left alone and named', () => {
    const folder = aFolder();
    expect(isKilled('write', folder, 6)).toBe(true);
    writeFileSync(join(folder, 'listings/C.yaml'), 'c: mine\n');
    expect(recoverWrites(folder)).toEqual(['listings/C.yaml']);
    expect(filesIn(folder)).toEqual({ ...NEW, 'listings/C.yaml': 'c: mine\n' });
    expect(recoverWrites(folder)).toEqual([]);
  });

  test('keep their mode, and can have bytes', () => {
    const folder = aFolder();
    chmodSync(join(folder, 'listings/A.yaml'), 0o600);
    writeFiles(folder, [{ path: 'listings/A.yaml', text: new Uint8Array([0, 255, 10]) }]);
    expect(statSync(join(folder, 'listings/A.yaml')).mode & 0o777).toBe(0o600);
    expect([...readFileSync(join(folder, 'listings/A.yaml'))]).toEqual([0, 255, 10]);
  });

  test.each(['../outside.yaml', '/tmp/outside.yaml', 'listings/../../outside.yaml', '.', 'link/outside.yaml'])(
    'are refused where one is outside of the folder: %s',
    (path) => {
      const folder = aFolder();
      symlinkSync(temporaryFolder(), join(folder, 'link'));
      expect(() => writeFiles(folder, [...WRITES, { path, text: 'x' }])).toThrow('is outside of');
      expect(filesIn(folder)).toEqual(OLD);
    },
  );

  test('are never written through a symbolic link', () => {
    const folder = aFolder();
    const outside = join(temporaryFolder(), 'secret');
    writeFileSync(outside, 'secret');
    symlinkSync(outside, join(folder, 'listings/A.yaml.next'));
    writeFiles(folder, WRITES);
    expect(readFileSync(outside, 'utf8')).toBe('secret');
    expect(existsSync(join(folder, 'listings/A.yaml.next'))).toBe(false);
  });

  test('of a damaged journal, or one that leads out of the folder, are not written', () => {
    const folder = aFolder();
    const journal = join(folder, '.unfinished-writes-1.json');
    writeFileSync(journal, '[{');
    expect(() => recoverWrites(folder)).toThrow(/unfinished-writes-1\.json is damaged/);
    writeFileSync(journal, JSON.stringify([{ path: '../outside.yaml', before: null, after: 'eA==' }]));
    expect(() => recoverWrites(folder)).toThrow('is outside of');
    expect(existsSync(join(folder, '../outside.yaml'))).toBe(false);
  });
});
