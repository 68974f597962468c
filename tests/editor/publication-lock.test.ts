import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPublicationLock } from '../../editor/server/publication-lock.ts';
import { temporaryFolder } from '../fixtures/steps/dist-folder.ts';

const SELF = { pid: process.pid, host: hostname(), started: Math.round(performance.timeOrigin) };

/** A folder in which somebody has left a lock. */
function aLock(holder: object) {
  const folder = temporaryFolder();
  const file = join(folder, 'publishing.json');
  writeFileSync(file, JSON.stringify({ by: 'Ben', since: 7, ...SELF, ...holder }));
  return { folder, file, lock: createPublicationLock(folder, () => 1000) };
}

/** The id of a process that has ended. */
const goneProcess = () => spawnSync(process.execPath, ['--eval', '']).pid;

test('another process is told who publishes since when, and takes the lock once it is given back', () => {
  const folder = temporaryFolder();
  const [one, other] = [createPublicationLock(folder, () => 5), createPublicationLock(folder, () => 9)];
  expect(one.take('Ana')).toBeNull();
  expect(one.holder()).toBeNull();
  expect(other.take('Ben')).toMatchObject({ by: 'Ana', since: 5 });
  expect(other.holder()).toMatchObject({ by: 'Ana' });
  one.release();
  expect(other.take('Ben')).toBeNull();
  other.release();
  expect(existsSync(join(folder, 'publishing.json'))).toBe(false);
});

test('one process takes it twice, and has it until it was given back twice', () => {
  const folder = temporaryFolder();
  const [one, other] = [createPublicationLock(folder, () => 5), createPublicationLock(folder, () => 9)];
  one.take('Ana');
  one.take('Ana');
  one.release();
  expect(other.holder()).toMatchObject({ by: 'Ana' });
  one.release();
  expect(other.holder()).toBeNull();
});

test.each([
  ['that has ended', { pid: goneProcess() }],
  ['that had the number of this one', { started: 5 }],
  ['that wrote something else', { pid: 'none' }],
])('the lock of a process %s is taken over', (_, holder) => {
  const { file, lock } = aLock(holder);
  expect(lock.holder()).toBeNull();
  expect(lock.take('Ana')).toBeNull();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ by: 'Ana', pid: process.pid });
});

test('the lock of another host holds while that host says so, and is taken over after its silence', () => {
  const { file, lock } = aLock({ host: 'another', pid: goneProcess() });
  expect(lock.take('Ana')).toMatchObject({ by: 'Ben' });
  const longAgo = new Date(Date.now() - 600_000);
  utimesSync(file, longAgo, longAgo);
  expect(lock.take('Ana')).toBeNull();
});

test('a lock that somebody else has taken over is left to them', () => {
  const { file, lock } = aLock({ pid: goneProcess() });
  lock.take('Ana');
  writeFileSync(file, JSON.stringify({ by: 'Cleo', since: 8, ...SELF }));
  lock.release();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ by: 'Cleo' });
});
