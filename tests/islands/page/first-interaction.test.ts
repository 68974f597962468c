import { expect, test, vi } from 'vitest';
import { onFirstInteraction } from '../../../src/islands/page/first-interaction.ts';

test.each(['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'focusin', 'storage'])(
  '%s is a sign of life',
  (type) => {
    const task = vi.fn();
    onFirstInteraction(task);
    expect(task).not.toHaveBeenCalled();
    dispatchEvent(new Event(type));
    expect(task).toHaveBeenCalledOnce();
  },
);

test('only the first interaction counts', () => {
  const task = vi.fn();
  onFirstInteraction(task);
  for (const type of ['scroll', 'keydown', 'scroll']) dispatchEvent(new Event(type));
  expect(task).toHaveBeenCalledOnce();
});

test('a pointer that rests is no interaction', () => {
  const task = vi.fn();
  onFirstInteraction(task);
  for (const type of ['load', 'visibilitychange', 'resize']) dispatchEvent(new Event(type));
  expect(task).not.toHaveBeenCalled();
});
