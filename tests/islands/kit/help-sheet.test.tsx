import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import HelpSheet from '../../../src/islands/kit/OverlaysIsland.tsx';

const SHEET = (
  <HelpSheet>
    <a href="#x">Phone</a>
  </HelpSheet>
);

/** The sheet as React finds it: in the page that was built. */
function aSheet() {
  document.body.innerHTML = `<div id="page">${renderToString(SHEET)}</div>`;
  const container = document.getElementById('page') ?? document.body;
  const sheet = document.getElementById('help') ?? document.body;
  const hide = vi.fn();
  Object.assign(sheet, { hidePopover: hide, setPointerCapture: vi.fn() });
  Object.defineProperty(sheet, 'offsetHeight', { value: 400 });
  render(SHEET, { container, hydrate: true });
  return { sheet, hide };
}

function pointer(sheet: HTMLElement, type: string, clientY: number, timeStamp: number): void {
  const event = new PointerEvent(type, { bubbles: true, button: 0, clientY, pointerId: 1 });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(sheet, event);
}

function drag(sheet: HTMLElement, by: number, duration: number, end = 'pointerup'): void {
  pointer(sheet, 'pointerdown', 100, 1);
  pointer(sheet, 'pointermove', 100 + by, 1 + duration);
  pointer(sheet, end, 100 + by, 1 + duration);
}

let sheet: HTMLElement;
let hide: ReturnType<typeof vi.fn>;

beforeEach(() => {
  ({ sheet, hide } = aSheet());
});

describe('the help sheet', () => {
  test('stays open while React takes it over, and scrolls where it is taller than the window', () => {
    document.body.replaceChildren();
    const tall = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    ({ sheet } = aSheet());
    expect(sheet.dataset.tall).toBe('');
    tall.mockRestore();
  });
});

describe('a sheet that can be dragged (specification.md#help-sheet)', () => {
  test.each([
    ['far and slow', 200, 2000, 1],
    ['short and quick', 60, 60, 1],
    ['short and slow', 60, 2000, 0],
    ['up', -200, 100, 0],
  ])('%s: %i pixels down in %i ms', (_, by, duration, times) => {
    drag(sheet, by, duration);
    expect(hide).toHaveBeenCalledTimes(times);
    expect(sheet.style.transform).toBe('');
    if (times > 0) expect(document.activeElement).toBe(document.querySelector('.help-button'));
  });

  test('follows the finger that drags it', () => {
    pointer(sheet, 'pointerdown', 100, 0);
    pointer(sheet, 'pointermove', 150, 50);
    expect(sheet.style.transform).toBe('translateY(50px)');
  });

  test('stays where the system takes the finger away', () => {
    drag(sheet, 300, 100, 'pointercancel');
    expect(hide).not.toHaveBeenCalled();
  });

  /**
   * Clicks the link. @returns whether it is followed; a key's click has no press behind it: its
   * detail is 0
   */
  const click = (detail: number) =>
    fireEvent(screen.getByText('Phone'), new MouseEvent('click', { bubbles: true, cancelable: true, detail }));

  test('follows no link at the end of a drag, and follows it after a tap', () => {
    drag(sheet, 60, 2000);
    expect(click(1)).toBe(false);
    drag(sheet, 2, 50);
    expect(click(1)).toBe(true);
  });

  test.each([
    ['that was not far enough', 60, 2000, 'pointerup'],
    ['that the system took away', 300, 100, 'pointercancel'],
    ['that closed it', 300, 100, 'pointerup'],
  ])('follows a link by keyboard after a drag %s', (_, by, duration, end) => {
    drag(sheet, by, duration, end);
    expect(click(0)).toBe(true);
  });

  test('holds back one click for a drag, not those that come later', () => {
    drag(sheet, 60, 2000);
    expect([click(1), click(1)]).toEqual([false, true]);
  });

  test('that is taller than the window scrolls instead', () => {
    sheet.dataset.tall = '';
    drag(sheet, 300, 100);
    expect(hide).not.toHaveBeenCalled();
  });
});
