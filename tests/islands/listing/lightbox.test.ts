import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { handleClick } from '../../../src/islands/listing/open-lightbox.tsx';
import { the } from '../../fixtures/steps/fresh-page.ts';

const picture = (number: number) => `
  <a href="/images/HB/HB${number}.webp"><picture>
    <source type="image/avif" srcset="/hb${number}-400.avif 400w, /hb${number}-800.avif 800w" sizes="92vw">
    <img src="/hb${number}.webp" width="1600" height="1067" alt="Picture ${number}">
  </picture></a>`;

function open(number: number): HTMLElement {
  const link = document.querySelectorAll<HTMLElement>('.gallery a')[number - 1];
  if (!link) throw new Error('There is no such picture');
  link.focus();
  act(() => handleClick(link));
  return link;
}

const stage = () => the('.lightbox-stage');

/** Gives the stage a size: happy-dom lays nothing out. */
function sizeStage(size: Readonly<Record<'clientWidth' | 'clientHeight', number>>): void {
  for (const [name, value] of Object.entries(size)) Object.defineProperty(stage(), name, { value });
  stage().setPointerCapture = () => undefined;
}

/** How far the shown picture is moved from the middle, in pixels. */
function shift(): readonly number[] {
  const { transform } = the('.lightbox-slide:not([data-beside])').style;
  return (/translate\((.+)px, (.+)px\)/.exec(transform) ?? []).slice(1).map(Number);
}

function touch(type: string, pointerId: number, clientX: number, timeStamp: number): void {
  const event = new PointerEvent(type, { bubbles: true, button: 0, clientX, clientY: 100, pointerId });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  act(() => void stage().dispatchEvent(event));
}

const caption = () => the('.lightbox-caption').textContent;

const inDialog = () => within(screen.getByRole('dialog'));

const shownPicture = () => inDialog().getByRole<HTMLImageElement>('img', { name: /^Picture/ });

beforeEach(() => {
  // Closes what a test has left open.
  document.querySelector<HTMLDialogElement>('dialog')?.close();
  document.body.innerHTML = `<section class="gallery">${[1, 2, 3].map(picture).join('')}</section>`;
});

describe('the lightbox', () => {
  test('opens the picture that was chosen, with its variants and its text', () => {
    open(2);
    const dialog = screen.getByRole('dialog', { name: 'Pictures' });
    expect(caption()).toBe('2 of 3 Picture 2');
    const source = shownPicture().previousElementSibling;
    expect(dialog.contains(source)).toBe(true);
    expect(source?.getAttribute('srcset')).toContain('/hb2-800.avif 800w');
    expect(source?.getAttribute('sizes')).toBe('100vw');
  });

  test('says of each illustration that it is one (specification.md#image-groups)', async () => {
    document.querySelectorAll('.gallery a')[1]?.setAttribute('data-illustration', '');
    open(2);
    expect(caption()).toBe('2 of 3 Picture 2 Illustration');
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{End}');
    expect(caption()).toBe('3 of 3 Picture 3');
  });

  test.each([
    ['{ArrowRight}', '2 of 3 Picture 2'],
    ['{ArrowLeft}', '3 of 3 Picture 3'],
    ['{End}', '3 of 3 Picture 3'],
    ['{End}{ArrowRight}', '1 of 3 Picture 1'],
    ['{End}{Home}', '1 of 3 Picture 1'],
    ['{PageDown}{PageDown}', '3 of 3 Picture 3'],
    ['{PageUp}', '3 of 3 Picture 3'],
  ])('answers %s', async (keys, expected) => {
    open(1);
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard(keys);
    expect(caption()).toBe(expected);
  });

  test('pages by its buttons', async () => {
    open(1);
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(caption()).toBe('2 of 3 Picture 2');
    await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
    expect(caption()).toBe('1 of 3 Picture 1');
  });

  test('enlarges and goes back to the whole picture for the next one', async () => {
    open(1);
    const zoom = screen.getByRole('button', { name: 'Enlarge' });
    await userEvent.click(zoom);
    expect(zoom.getAttribute('aria-pressed')).toBe('true');
    await userEvent.keyboard('{PageDown}');
    expect(zoom.getAttribute('aria-pressed')).toBe('false');
    await userEvent.keyboard('+');
    expect(zoom.getAttribute('aria-pressed')).toBe('true');
    await userEvent.keyboard('0');
    expect(zoom.getAttribute('aria-pressed')).toBe('false');
  });

  test('moves over an enlarged picture by the arrows, up to its edges', async () => {
    open(1);
    sizeStage({ clientWidth: 300, clientHeight: 200 });
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge' }));
    expect(shift()).toEqual([0, 0]);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(shift()).toEqual([-80, -80]);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}');
    expect(shift()).toEqual([80, 0]);
    await userEvent.keyboard('{ArrowRight>9/}');
    expect(shift()[0]).toBeCloseTo(-225, 0);
    expect(caption()).toBe('1 of 3 Picture 1');
  });

  test('turns no page when a pinch ends at the whole picture', () => {
    open(2);
    sizeStage({ clientWidth: 300, clientHeight: 200 });
    touch('pointerdown', 1, 50, 0);
    touch('pointerdown', 2, 250, 10);
    touch('pointermove', 2, 150, 20);
    touch('pointermove', 1, 140, 30);
    touch('pointerup', 2, 150, 40);
    touch('pointermove', 1, 200, 50);
    expect(shift()).toEqual([0, 0]);
    touch('pointerup', 1, 200, 60);
    expect(caption()).toBe('2 of 3 Picture 2');
  });

  test('turns the page at a swipe', () => {
    open(2);
    sizeStage({ clientWidth: 300, clientHeight: 200 });
    touch('pointerdown', 1, 250, 0);
    touch('pointermove', 1, 50, 60);
    touch('pointerup', 1, 50, 60);
    expect(caption()).toBe('3 of 3 Picture 3');
  });

  test('loads the neighbours of a picture, except for travellers who save data', async () => {
    const pictures = () => document.querySelectorAll('dialog picture').length;
    open(2);
    expect(pictures()).toBe(3);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    open(2);
    expect(pictures()).toBe(1);
    Reflect.deleteProperty(navigator, 'connection');
  });

  test('shows the neighbours to nobody who has the page read out', () => {
    open(2);
    expect(document.querySelectorAll('dialog picture')).toHaveLength(3);
    expect(inDialog().getAllByRole('img')).toEqual([shownPicture()]);
  });

  test('loads the master of a picture that is shown much larger than its variants', async () => {
    open(1);
    const masters = () => [...document.querySelectorAll('dialog img[src="/images/HB/HB1.webp"]')];
    expect(masters()).toHaveLength(0);
    for (const [name, value] of Object.entries({ clientWidth: 900, clientHeight: 600 })) {
      Object.defineProperty(the('.lightbox-slide:not([data-beside])'), name, { value });
    }
    sizeStage({ clientWidth: 900, clientHeight: 600 });
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge' }));
    expect(masters()).toHaveLength(1);
  });

  test('shows the picture of the strip when a large one does not load, and asks again with a connection', async () => {
    const small = document.querySelector('.gallery img');
    Object.defineProperty(small, 'currentSrc', { value: '/hb1-400.avif' });
    open(1);
    act(() => void shownPicture().dispatchEvent(new Event('error')));
    expect(shownPicture().getAttribute('src')).toBe('/hb1-400.avif');
    expect(screen.getByRole('status').textContent).toMatch(/will load when you are online/);
    act(() => void dispatchEvent(new Event('online')));
    expect(shownPicture().getAttribute('src')).toContain('/hb1.webp');
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('removes its elements when it closes, and restores the focus', async () => {
    const link = open(3);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(link);
  });
});
