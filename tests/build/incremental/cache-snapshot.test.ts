import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { CacheSnapshot } from '../../../build/incremental/cache-snapshot.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';

const STATE = {
  'output-seal': 'code build-1',
  'incremental-build.json': '{"price":150}',
  'bundle/rendered.json': '{"/":"a"}',
  'dist/tours.html': 'from 150',
};

/** A cache with files, and a live output of the same build. */
function aCache(files: Record<string, string> = STATE) {
  const [cache, live] = [temporaryFolder(), temporaryFolder()];
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(cache, name)), { recursive: true });
    writeFileSync(join(cache, name), text);
  };
  const read = (name: string) => readFileSync(join(cache, name), 'utf8');
  for (const [name, text] of Object.entries(files)) write(name, text);
  writeFileSync(join(live, 'output-seal'), 'code build-1');
  return { cache, live, write, read, snapshot: new CacheSnapshot(cache) };
}

/** Waits until files are written later than others. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));

test('a cache that a stopped release has changed is as it was for the live output (specification.md#publishing)', async () => {
  const { cache, live, write, read, snapshot } = aCache();
  await aMoment();
  snapshot.take();
  await aMoment();
  write('output-seal', 'code build-1 open');
  write('incremental-build.json', '{"price":');
  write('dist/boats.html', 'from 155');
  rmSync(join(cache, 'bundle/rendered.json'));
  expect(snapshot.isOf(live)).toBe(true);
  snapshot.restore();
  for (const [name, text] of Object.entries(STATE)) expect(read(name)).toBe(text);
  expect(existsSync(join(cache, 'dist/boats.html'))).toBe(false);
});

test('pages that were rendered after it are forgotten, whatever their date says', async () => {
  const { cache, write, snapshot } = aCache();
  snapshot.take();
  await aMoment();
  write('dist/tours.html', 'from 155');
  utimesSync(join(cache, 'dist/tours.html'), 0, 0);
  snapshot.restore();
  expect(existsSync(join(cache, 'dist/tours.html'))).toBe(false);
});

test('what did not exist then does not exist again', () => {
  const { cache, write, snapshot } = aCache({ 'output-seal': 'code build-1' });
  snapshot.take();
  write('incremental-build.json', '{}');
  snapshot.restore();
  expect(existsSync(join(cache, 'incremental-build.json'))).toBe(false);
});

test('digests of pages return with the bundle alone that they are of', () => {
  const { cache, snapshot } = aCache();
  snapshot.take();
  rmSync(join(cache, 'bundle'), { recursive: true });
  snapshot.restore();
  expect(existsSync(join(cache, 'bundle'))).toBe(false);
});

test('it is of no output but the one that it was taken for', () => {
  const { live, write, snapshot } = aCache();
  expect(snapshot.isOf(live)).toBe(false);
  snapshot.take();
  writeFileSync(join(live, 'output-seal'), 'code build-1 open');
  expect(snapshot.isOf(live)).toBe(false);
  write('output-seal', 'code build-2');
  snapshot.take();
  writeFileSync(join(live, 'output-seal'), 'code build-2');
  expect(snapshot.isOf(live)).toBe(true);
});

test('a cache whose return was interrupted is that of no output, and returns the next time', () => {
  const { cache, live, write, read, snapshot } = aCache();
  snapshot.take();
  write('output-seal', 'code never published');
  // A folder in the place of the list: it cannot be written.
  rmSync(join(cache, 'incremental-build.json'));
  mkdirSync(join(cache, 'incremental-build.json/in-the-way'), { recursive: true });
  expect(() => snapshot.restore()).toThrow();
  expect(existsSync(join(cache, 'output-seal'))).toBe(false);
  rmSync(join(cache, 'incremental-build.json'), { recursive: true });
  expect(snapshot.isOf(live)).toBe(true);
  snapshot.restore();
  expect(read('output-seal')).toBe('code build-1');
  expect(read('incremental-build.json')).toBe('{"price":150}');
});
