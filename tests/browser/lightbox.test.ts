import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { answer } from '../../src/lib/browser/lightbox/open-lightbox.ts';

const picture = (number: number) => `
  <a href="/images/HB/HB${number}.webp"><picture>
    <source type="image/avif" srcset="/hb${number}-400.avif 400w, /hb${number}-800.avif 800w" sizes="92vw">
    <img src="/hb${number}.webp" width="1600" height="1067" alt="Picture ${number}">
  </picture></a>`;

function open(number: number): HTMLElement {
  const link = document.querySelectorAll<HTMLElement>('.gallery a')[number - 1];
  if (!link) throw new Error('There is no such picture');
  link.focus();
  answer(link);
  return link;
}

const caption = () => screen.getByRole('dialog').querySelector('p')?.textContent;

beforeEach(() => {
  document.body.innerHTML = `<section class="gallery">${[1, 2, 3].map(picture).join('')}</section>`;
});

describe('the lightbox', () => {
  test('opens the picture that was chosen, with its variants and its text', () => {
    open(2);
    const dialog = screen.getByRole('dialog', { name: 'Pictures' });
    expect(caption()).toBe('2 of 3 Picture 2');
    expect(dialog.querySelector('source')?.getAttribute('srcset')).toContain('/hb2-800.avif 800w');
    expect(dialog.querySelector('source')?.getAttribute('sizes')).toBe('100vw');
  });

  test.each([
    ['{ArrowRight}', '2 of 3 Picture 2'],
    ['{ArrowLeft}', '3 of 3 Picture 3'],
    ['{End}', '3 of 3 Picture 3'],
    ['{End}{ArrowRight}', '1 of 3 Picture 1'],
    ['{End}{Home}', '1 of 3 Picture 1'],
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
    await userEvent.keyboard('{ArrowRight}');
    expect(zoom.getAttribute('aria-pressed')).toBe('false');
    await userEvent.keyboard('+');
    expect(zoom.getAttribute('aria-pressed')).toBe('true');
    await userEvent.keyboard('0');
    expect(zoom.getAttribute('aria-pressed')).toBe('false');
  });

  test('leaves nothing behind, and gives the focus back', async () => {
    const link = open(3);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(link);
  });
});
