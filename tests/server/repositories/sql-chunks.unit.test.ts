import { expect, test } from 'vitest';
import { inChunks } from '../../../src/server/repositories/sql-chunks.ts';

test('many references are asked about in groups, never two at the same time', async () => {
  const refs = Array.from({ length: 1201 }, (_, index) => String(index));
  const sizes: number[] = [];
  let running = 0;
  const rows = await inChunks(refs, async (some) => {
    running += 1;
    expect(running).toBe(1);
    sizes.push(some.length);
    await Promise.resolve();
    running -= 1;
    return some;
  });
  expect(rows).toEqual(refs);
  expect(sizes).toEqual([500, 500, 201]);
});

test('about no references nothing is asked', async () => {
  expect(await inChunks([], () => Promise.reject(new Error('asked')))).toEqual([]);
});
