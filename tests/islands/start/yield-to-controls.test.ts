import { beforeEach, describe, expect, test } from 'vitest';
import { coversControl } from '../../../src/islands/start/yield-to-controls.ts';

/** The button stands at 300, 680 and is 52 pixels wide and high. */
function buttonOver(html: string, [x, y, width, height]: readonly [number, number, number, number]): HTMLElement {
  document.body.innerHTML = `${html}<button class="help-button"></button>`;
  const [control, button] = [...document.body.children] as HTMLElement[];
  if (!control || !button) throw new Error('There is no control');
  control.getBoundingClientRect = () => new DOMRect(x, y, width, height);
  control.checkVisibility = () => control.style.visibility !== 'hidden';
  button.getBoundingClientRect = () => new DOMRect(300, 680, 52, 52);
  return button;
}

const HEART = '<button>Save</button>';

beforeEach(() => document.body.replaceChildren());

describe('the help button (specification.md#help-sheet)', () => {
  test.each([
    ['a small control under it', HEART, [310, 690, 44, 44]],
    ['a corner of a small control under it', HEART, [340, 720, 44, 44]],
    ['the end of a wide button', '<a href="/tours">Show all</a>', [16, 700, 328, 44]],
    ['a field', '<input>', [16, 690, 328, 44]],
    ['a problem of a field', '<p class="field-problem">Type your name.</p>', [16, 690, 328, 24]],
    ['the reference of a booking', '<p class="status-ref">K7M2QP9T</p>', [16, 690, 328, 44]],
  ] as const)('gives way to %s', (_, html, box) => {
    expect(coversControl(buttonOver(html, box))).toBe(true);
  });

  test.each([
    ['what is beside it', HEART, [200, 680, 44, 44]],
    ['a text', '<p>Text</p>', [16, 600, 328, 200]],
    ['a picture that is a link: a finger has room beside the button', '<a href="/x">Photo</a>', [16, 500, 328, 260]],
    ['what cannot be seen', '<button style="visibility: hidden">Save</button>', [310, 690, 44, 44]],
  ] as const)('does not give way to %s', (_, html, box) => {
    expect(coversControl(buttonOver(html, box))).toBe(false);
  });
});
