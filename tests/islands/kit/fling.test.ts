import { expect, test } from 'vitest';
import { flingDirection } from '../../../src/islands/kit/fling.ts';

test.each([
  ['far and slow to the left', { distance: -150, duration: 2000, size: 360 }, -1],
  ['far and slow to the right', { distance: 150, duration: 2000, size: 360 }, 1],
  ['short and quick', { distance: 60, duration: 80, size: 360 }, 1],
  ['short and slow', { distance: 60, duration: 800, size: 360 }, 0],
  ['quick by accident', { distance: 12, duration: 1, size: 360 }, 0],
  ['a tap', { distance: 0, duration: 0, size: 360 }, 0],
] as const)('the direction in which a drag flings is told by how far and fast it was: %s', (_, drag, direction) => {
  expect(flingDirection(drag)).toBe(direction);
});
