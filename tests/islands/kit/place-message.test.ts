import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showNotification } from '../../../src/islands/kit/notification.ts';
import { placeMessage } from '../../../src/islands/kit/place-message.ts';
import { toast } from '../../../src/islands/kit/toast.ts';

function open(path: string): void {
  history.replaceState(null, '', path);
  document.body.innerHTML = '<main><h1>Book and pay</h1><input><button>Book</button></main>';
}

const problem = { label: 'Loading', text: 'A part did not load.', actions: [{ label: 'Close' }], isProblem: true };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('messages of the checkout stand in its flow and cover nothing (specification.md#offline-and-updates)', () => {
  test.each(['/payment', '/cart', '/cart/7K2M0QXA', '/participants/7K2M0QXA', '/booking/tour-a'])('on %s', (path) => {
    open(path);
    showNotification(problem);
    expect(document.querySelector('h1')?.nextElementSibling?.className).toContain('note');
    expect(document.querySelector<HTMLElement>('.note')?.dataset.inFlow).toBe('');
  });

  test('a problem is scrolled to, since whoever asked for what failed may be far below', () => {
    open('/payment');
    showNotification(problem);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  });

  test('a toast stays there: the page would jump when it goes', () => {
    open('/payment');
    toast('Your booking was sent.');
    vi.advanceTimersByTime(60_000);
    expect(document.querySelector('h1')?.nextElementSibling?.textContent).toBe('Your booking was sent.');
  });

  test('what is typed into stays where it is on the screen', () => {
    open('/payment');
    const field = document.querySelector('input') ?? document.body;
    field.focus();
    const tops = [300, 372];
    vi.spyOn(field, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, tops.shift(), 100, 44));
    const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    placeMessage(document.createElement('p'));
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 72, behavior: 'instant' });
  });
});

test('outside of the checkout a message stands over the lower end of the page, and a toast goes by itself', () => {
  open('/tours');
  toast('Saved.');
  vi.advanceTimersByTime(100);
  expect(document.body.lastElementChild?.textContent).toBe('Saved.');
  vi.advanceTimersByTime(60_000);
  expect(document.body.lastElementChild?.textContent).toBe('');
});
