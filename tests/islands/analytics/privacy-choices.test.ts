import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { $consent } from '../../../src/islands/analytics/consent.store.ts';
import { handleClick } from '../../../src/islands/analytics/open-privacy-choices.tsx';

const state = () => screen.getByRole('status').textContent;
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

let opener: HTMLButtonElement;

beforeEach(() => {
  opener = document.createElement('button');
  document.body.replaceChildren(opener);
  $consent.set('unset');
  act(() => handleClick(opener));
});

afterEach(() => {
  if (screen.queryByRole('dialog')) press('Done');
});

describe('the privacy dialog (specification.md#page-frame: an analytics consent control)', () => {
  test('has a name and says that nothing is measured on a site without a tag', () => {
    expect(screen.getByRole('dialog', { name: 'Privacy choices' }).textContent).toContain('nothing is measured');
  });

  test('shows the current choice, and what the cart does', () => {
    expect(state()).toContain('You have not chosen yet');
    expect([pressed('Allow'), pressed('Refuse')]).toEqual(['false', 'false']);
  });

  test.each([
    ['Allow', 'granted', 'You allow it'],
    ['Refuse', 'refused', 'You refused it'],
  ])('takes "%s" for %s', (name, consent, text) => {
    press(name);
    expect($consent.get()).toBe(consent);
    expect(state()).toContain(text);
    expect(pressed(name)).toBe('true');
  });

  test('follows a choice in another tab', () => {
    act(() => $consent.set('refused'));
    expect(pressed('Refuse')).toBe('true');
  });

  test.each(['Close', 'Done'])('leaves nothing behind when "%s" closes it, and gives the focus back', (name) => {
    press(name);
    expect([...document.body.children]).toEqual([opener]);
    expect(document.activeElement).toBe(opener);
    $consent.set('granted');
  });

  test('leaves nothing behind when the browser closes it', () => {
    act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
    expect([...document.body.children]).toEqual([opener]);
  });
});
