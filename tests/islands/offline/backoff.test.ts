import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FIRST_RETRY_MS, LONGEST_RETRY_MS, retries } from '../../../src/islands/offline/backoff.ts';

const task = vi.fn();
let waits: { readonly task: () => void; readonly ms: number }[] = [];

const aLine = () =>
  retries(task, (then, ms) => {
    const entry = { task: then, ms };
    waits.push(entry);
    return () => {
      waits = waits.filter((other) => other !== entry);
    };
  });

beforeEach(() => {
  waits = [];
  task.mockClear();
});

afterEach(() => void vi.restoreAllMocks());

test('each retry comes later than the last one, up to a limit', () => {
  const { later } = aLine();
  const delays = Array.from({ length: 9 }, () => {
    later();
    return waits[0]?.ms;
  });
  expect(delays.slice(0, 4)).toEqual([1, 2, 4, 8].map((times) => times * FIRST_RETRY_MS));
  expect(delays.at(-1)).toBe(LONGEST_RETRY_MS);
  expect(waits).toHaveLength(1);
});

test('what has worked is not tried again, and what fails next is tried soon', () => {
  const { later, reset } = aLine();
  later();
  later();
  reset();
  expect(waits).toEqual([]);
  later();
  expect(waits[0]?.ms).toBe(FIRST_RETRY_MS);
});

test('nothing is tried while nobody sees the page', () => {
  const { later } = aLine();
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  later();
  waits[0]?.task();
  expect(task).not.toHaveBeenCalled();
  seen.mockReturnValue('visible');
  waits[0]?.task();
  expect(task).toHaveBeenCalledOnce();
});
