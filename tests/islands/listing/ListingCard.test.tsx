import { cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { staticMarkup } from '../../../src/components/ui/static-markup.ts';
import { ListingCard } from '../../../src/islands/listing/ListingCard.tsx';
import { cardOfEntry } from '../../../src/lib/catalogue/listing-card.ts';
import { aCatalogueEntry } from '../../fixtures/builders/a-catalogue-entry.ts';

const CARD = cardOfEntry(
  aCatalogueEntry({
    code: 'JT-FAR',
    title: 'Far away',
    priceUsd: 500,
    extraUsd: 40,
    inc: 2,
    path: '/tours/far',
    departures: 'Departs 1:30 PM',
  }),
  'en',
);
const PICTURE = { avifSrcset: '/far.avif 400w', src: '/far.webp', width: 1600, height: 1067 };

afterEach(cleanup);

describe('a card', () => {
  test('has what pages look for on it (specification.md#public-hooks)', () => {
    render(<ListingCard card={CARD} picture={PICTURE} isResult />);
    const card = screen.getByRole('article');
    expect(card.getAttribute('data-listing')).toBe('JT-FAR');
    expect(card.hasAttribute('data-result')).toBe(true);
    expect(screen.getByRole('link', { name: 'Far away' }).getAttribute('href')).toBe('/tours/far');
    expect(card.querySelector<HTMLDataElement>('[data-price]')?.value).toBe('500');
    expect(card.textContent).toContain('$500 for 2 about $40 each extra person');
    expect(screen.getByRole('button', { name: 'Compare Far away' }).dataset['do']).toBe('compare');
    expect(card.querySelector('source')?.getAttribute('srcset')).toBe('/far.avif 400w');
    const heart = screen.getByRole('button', { name: 'Save Far away' });
    expect(heart.dataset['do']).toBe('save');
    expect(heart.getAttribute('aria-pressed')).toBe('false');
  });

  test('says what a chosen group pays, and in how many vans', () => {
    const van = cardOfEntry(aCatalogueEntry({ priceUsd: 173, extraUsd: 0, inc: 8, maxPeople: 8 }), 'en');
    render(<ListingCard card={van} people={12} />);
    expect(document.querySelector('.card-price')?.textContent).toBe('$346 for 12, in 2 vans whole van, up to 8');
  });

  test('that is no result does not say that it is one', () => {
    render(<ListingCard card={CARD} />);
    expect(screen.getByRole('article').hasAttribute('data-result')).toBe(false);
  });

  test('has a free place while its picture is not known', () => {
    render(<ListingCard card={CARD} />);
    expect(document.querySelector('img')?.hasAttribute('src')).toBe(false);
    expect(document.querySelector('source')?.hasAttribute('srcset')).toBe(false);
  });

  test('shows prices and hours as its traveller writes them, and whether it is saved', () => {
    render(<ListingCard card={CARD} isSaved format={{ currency: 'PHP', locale: 'de-DE', rate: 58 }} />);
    expect(document.querySelector('data')?.textContent).toBe('29.000\u00a0PHP');
    expect(document.querySelector('data')?.lang).toBe('de-DE');
    expect(screen.getByText('13:30').lang).toBe('de-DE');
    expect(screen.getByRole('button', { name: /^Save/ }).getAttribute('aria-pressed')).toBe('true');
  });
});

test('a built card is plain HTML: no comments of React, each text one piece', () => {
  const html = staticMarkup(createElement(ListingCard, { card: CARD, picture: PICTURE, isResult: true }), 'en');
  expect(html).not.toMatch(/<!--|\/>(?!<)|=""|srcSet/);
  document.body.innerHTML = html;
  const texts = [...document.querySelectorAll('.card-type, .card-facts')].map(({ childNodes }) => [...childNodes]);
  expect(texts.map((nodes) => nodes.map(({ textContent }) => textContent))).toEqual([
    ['Private van · 5 h'],
    ['Departs 1:30 PM'],
  ]);
  expect(document.querySelector('picture > img')?.getAttribute('alt')).toBe('');
});
