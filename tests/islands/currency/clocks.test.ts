import { beforeEach, expect, test } from 'vitest';
import { restoreClocks, showClocks } from '../../../src/islands/currency/clocks.ts';

const BUILT =
  '<p>Leaves at 7:30 AM or <b>3:10 PM</b>, back by 12:00 PM.</p><p class="review">At 7:30 AM!</p><div class="island">7:30 AM</div>';

beforeEach(() => {
  delete document.documentElement.dataset.locale;
  document.body.innerHTML = BUILT;
});

const text = () => document.body.textContent;

test('every hour of a page is shown on a clock, each with its language, and again on another one', () => {
  showClocks(document.body, 'de-DE');
  expect(text()).toBe('Leaves at 07:30 or 15:10, back by 12:00.At 7:30 AM!7:30 AM');
  expect([...document.querySelectorAll('[data-clock]')].map((hour) => hour.getAttribute('lang'))).toEqual([
    'de-DE',
    'de-DE',
    'de-DE',
  ]);
  showClocks(document.body, 'ko-KR');
  expect(text()).toContain('Leaves at 07:30 or 15:10, back by 12:00.');
  showClocks(document.body, 'en-US');
  expect(text()).toContain('Leaves at 7:30 AM or 3:10 PM, back by 12:00 PM.');
});

test('what a page puts into an island is its own, and its hours are shown as elsewhere', () => {
  document.body.innerHTML =
    '<div class="island"><p>7:30 AM</p><astro-slot><p>Every day, 6:00 AM to 9:00 PM</p><p class="review">At 7:30 AM!</p></astro-slot></div>';
  showClocks(document.body, 'de-DE');
  expect(document.body.textContent).toBe('7:30 AMEvery day, 06:00 to 21:00At 7:30 AM!');
});

test('quotations and islands keep their hours, and correct hours are not changed again', () => {
  showClocks(document.body, 'de-DE');
  const before = document.body.innerHTML;
  const shown = document.querySelector('[data-clock]')?.firstChild;
  showClocks(document.body, 'de-DE');
  expect(document.body.innerHTML).toBe(before);
  expect(document.querySelector('[data-clock]')?.firstChild).toBe(shown);
});

test('structured data keeps the hours of the build', () => {
  const data = '<script type="application/ld+json">{"name":"The van of 7:30 AM"}</script>';
  document.body.innerHTML = data;
  showClocks(document.body, 'de-DE');
  expect(document.body.innerHTML).toBe(data);
});

test('the texts that a page was built with can be restored', () => {
  showClocks(document.body, 'ar-EG');
  restoreClocks(document.body);
  expect(document.body.innerHTML).toBe(BUILT);
  expect(document.querySelector('p')?.firstChild?.textContent).toBe('Leaves at 7:30 AM or ');
});

test('“Uhr” and “uur” go with hours of 12, and come back (specification.md#languages)', () => {
  document.documentElement.dataset.locale = 'de-DE';
  const german = '<p>Sei um 07:30\u00a0Uhr bereit, um 19:00 Uhr bist du da.</p>';
  document.body.innerHTML = german;
  showClocks(document.body, 'en-US');
  expect(text()).toBe('Sei um 7:30 AM bereit, um 7:00 PM bist du da.');
  showClocks(document.body, 'en-GB');
  expect(text()).toBe('Sei um 07:30\u00a0Uhr bereit, um 19:00 Uhr bist du da.');
  showClocks(document.body, 'en-US');
  restoreClocks(document.body);
  expect(document.querySelector('p')?.textContent).toBe('Sei um 07:30\u00a0Uhr bereit, um 19:00 Uhr bist du da.');
});
