import { expect, test } from 'vitest';
import { seededRandom } from '../../../src/lib/catalogue/random.ts';
import { cooperativeSort, runInSlices } from '../../../src/lib/search/time-slice.ts';

test.each([0, 1, 2, 3, 500, 1777])('sorting %i rows step by step is a stable sort', async (size) => {
  const random = seededRandom('rows');
  const values = Array.from({ length: size }, () => Math.floor(random() * 50));
  const compare = (a: number, b: number) => (values[a] ?? 0) - (values[b] ?? 0);
  const sorted = await runInSlices(cooperativeSort(size, compare), { now: () => 0, pause: async () => undefined });
  expect([...sorted]).toEqual(values.map((_, row) => row).toSorted(compare));
});

test('long work pauses after eight milliseconds, and goes on', async () => {
  let time = 0;
  let pauses = 0;
  function* work() {
    for (let step = 0; step < 20; step += 1) {
      time += 3;
      yield;
    }
    return 'done';
  }
  const pause = async () => {
    pauses += 1;
  };
  expect(await runInSlices(work(), { now: () => time, pause })).toBe('done');
  expect(pauses).toBe(6);
});
