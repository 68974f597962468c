import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BuildStamp, isOutputOf } from '../../../build/incremental/build-stamp.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';

const NO_PAGES = () => false;
const PAGES = () => true;

function aSeal() {
  const [output, cache] = [join(temporaryFolder(), 'dist'), join(temporaryFolder(), 'cache')];
  return { seal: new BuildStamp(output, cache, 'code'), output, cache };
}

/** A build from its beginning to its end. */
async function build(seal: BuildStamp): Promise<void> {
  await seal.open(NO_PAGES);
  await seal.close();
}

test('a first build finds nothing that it could trust', async () => {
  expect(await aSeal().seal.open(NO_PAGES)).toBe('unfinished');
});

test('a finished build leaves the output intact, whatever was written after it', async () => {
  const { seal } = aSeal();
  await build(seal);
  expect(await seal.open(PAGES)).toBe('intact');
});

test('a build that was cut short after it wrote pages is unfinished', async () => {
  const { seal } = aSeal();
  await build(seal);
  await seal.open(NO_PAGES);
  expect(await seal.open(PAGES)).toBe('unfinished');
});

test('a build that a mistake stopped before it wrote pages leaves the output intact', async () => {
  const { seal } = aSeal();
  await build(seal);
  await seal.open(NO_PAGES);
  const openedAt = await seal.openedAt();
  const asked: number[] = [];
  const state = await seal.open((moment) => {
    asked.push(moment);
    return false;
  });
  expect(state).toBe('intact');
  expect(asked).toEqual([openedAt]);
});

test('an output folder that was deleted is not the one of the last build', async () => {
  const { seal, output } = aSeal();
  await build(seal);
  rmSync(output, { recursive: true });
  expect(await seal.open(NO_PAGES)).toBe('other');
});

test('an output folder of an earlier build is not the one of the last build', async () => {
  const { seal, cache } = aSeal();
  const elsewhere = aSeal();
  await build(seal);
  await build(elsewhere.seal);
  expect(await new BuildStamp(elsewhere.output, cache, 'code').open(NO_PAGES)).toBe('other');
});

test('an output that other code has made is outdated', async () => {
  const { seal, output, cache } = aSeal();
  await build(seal);
  expect(await new BuildStamp(output, cache, 'other code').open(NO_PAGES)).toBe('outdated');
});

test('an output that another build is made over is not trusted, and is as before once that one has failed early', async () => {
  const { seal, output, cache } = aSeal();
  await build(seal);
  expect(await isOutputOf(cache, output)).toBe(true);
  await seal.open(NO_PAGES);
  expect(await isOutputOf(cache, output)).toBe(false);
  expect(await seal.open(NO_PAGES)).toBe('intact');
  await seal.close();
  expect(await isOutputOf(cache, output)).toBe(true);
});
