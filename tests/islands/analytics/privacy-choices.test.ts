import { screen } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { $consent } from '../../../src/islands/analytics/consent.store.ts';
import { openPrivacyChoices } from '../../../src/islands/analytics/privacy-choices.ts';

const state = () => screen.getByRole('status').textContent;
const press = (name: string) => screen.getByRole('button', { name }).click();
const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

beforeEach(() => {
  document.body.replaceChildren();
  $consent.set('unset');
  openPrivacyChoices();
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
    $consent.set('refused');
    expect(pressed('Refuse')).toBe('true');
  });

  test('leaves nothing behind when it is closed', () => {
    screen.getByRole<HTMLDialogElement>('dialog').close();
    expect(document.body.children).toHaveLength(0);
    $consent.set('granted');
  });
});
