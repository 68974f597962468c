import { describe, expect, test } from 'vitest';
import { assignChunks } from '../../../build/plugins/assign-chunks.ts';

const NPM = '/site/node_modules';
const ISLANDS = '/site/src/islands';

interface Module {
  readonly imports?: readonly string[];
  readonly lazy?: readonly string[];
  readonly isEntry?: boolean;
  readonly size?: number;
}

/** The chunks of a site with these modules. */
function chunksOf(modules: Readonly<Record<string, Module>>): Readonly<Record<string, string>> {
  const ids = [
    ...new Set(Object.entries(modules).flatMap(([id, { imports = [], lazy = [] }]) => [id, ...imports, ...lazy])),
  ];
  const lazyImporters = (id: string) => ids.filter((other) => modules[other]?.lazy?.includes(id));
  return Object.fromEntries(
    assignChunks({
      ids,
      isEntry: (id) => modules[id]?.isEntry ?? false,
      imports: (id) => modules[id]?.imports ?? [],
      lazyImporters,
      size: (id) => modules[id]?.size ?? 100,
    }),
  );
}

const PAGE = '/site/src/layouts/BaseLayout.astro?astro&type=script';
const INTERACTION = `${ISLANDS}/start/on-interaction.ts`;
const REACT = `${NPM}/react/index.js`;

describe('chunks of the browser (specification.md#page-speed)', () => {
  test('What only the page script imports stays in it, and what others import too is one file', () => {
    const chunks = chunksOf({
      [PAGE]: { isEntry: true, imports: ['/site/a.ts', '/site/b.ts'], lazy: [INTERACTION] },
      [INTERACTION]: { imports: ['/site/b.ts'] },
    });
    expect(chunks['/site/a.ts']).toBeUndefined();
    expect(chunks['/site/b.ts']).toBe('every-page');
    expect(chunks[INTERACTION]).toBe('interaction');
  });

  test('What a page restores before a touch is apart from what comes with the first touch', () => {
    const restoreState = `${ISLANDS}/start/restore-state.ts`;
    const groupSize = `${ISLANDS}/listing/group-size-control.ts`;
    const chunks = chunksOf({
      [PAGE]: { isEntry: true, imports: [restoreState], lazy: [INTERACTION] },
      [restoreState]: { lazy: [groupSize] },
      [groupSize]: { imports: ['/site/src/lib/money/offer.ts'], size: 5000 },
      [INTERACTION]: { imports: ['/site/src/lib/money/offer.ts'] },
    });
    expect(chunks[groupSize]).toBe('restore');
    expect(chunks['/site/src/lib/money/offer.ts']).toBe('restore');
  });

  test('Screens of one folder are one file, and what two folders share is another', () => {
    const cart = `${ISLANDS}/cart/CartScreen.tsx`;
    const checkout = `${ISLANDS}/checkout/CheckoutScreen.tsx`;
    const island = `${ISLANDS}/start/ScreenIsland.tsx`;
    const chunks = chunksOf({
      [island]: { isEntry: true, imports: [REACT], lazy: [cart, checkout] },
      [cart]: { imports: [REACT, '/site/src/lib/cart/totals.ts', `${ISLANDS}/cart/cart-line.ts`] },
      [checkout]: { imports: [REACT, '/site/src/lib/cart/totals.ts'] },
    });
    expect(chunks[cart]).toBe('cart-screens');
    expect(chunks[`${ISLANDS}/cart/cart-line.ts`]).toBe('cart-screens');
    expect(chunks[checkout]).toBe('checkout-screens');
    expect(chunks['/site/src/lib/cart/totals.ts']).toBe('screens');
    expect(chunks[REACT]).toBe('react');
  });

  test('Code that needs no React never shares a file with code that does', () => {
    const listeners = `${ISLANDS}/cart/cart-listeners.ts`;
    const screen = `${ISLANDS}/cart/SharedScreen.tsx`;
    const store = `${ISLANDS}/cart/cart.store.ts`;
    const chunks = chunksOf({
      [PAGE]: { isEntry: true, lazy: [listeners, screen] },
      [listeners]: { imports: [store] },
      [store]: { imports: [`${NPM}/zod/index.js`] },
      [screen]: { imports: [store, REACT] },
    });
    expect(chunks[store]).toBe('stores');
    expect(chunks[`${NPM}/zod/index.js`]).toBe('stores');
    expect(chunks[screen]).toBe('cart-screens');
  });

  test('What two islands share is loaded by both, and what only one needs with the first touch stays apart from the core', () => {
    const picker = `${ISLANDS}/currency/CurrencyPickerIsland.tsx`;
    const filters = `${ISLANDS}/search/ResultFiltersIsland.tsx`;
    const rates = '/site/src/lib/money/rates.ts';
    const chunks = chunksOf({
      [PAGE]: { isEntry: true, lazy: [INTERACTION] },
      [INTERACTION]: { imports: [rates, '/site/src/lib/money/format.ts'] },
      [picker]: { isEntry: true, imports: [rates, '/site/src/lib/money/format.ts', `${ISLANDS}/kit/Island.tsx`] },
      [filters]: { isEntry: true, imports: ['/site/src/lib/money/format.ts', `${ISLANDS}/kit/Island.tsx`] },
      [rates]: { size: 5000 },
    });
    expect(chunks[`${ISLANDS}/kit/Island.tsx`]).toBe('islands');
    expect(chunks['/site/src/lib/money/format.ts']).toBe('core');
    expect(chunks[rates]).toBe('currency-islands-core');
  });

  test('Little that one island needs with the first touch is part of the core, because a file of its own costs a request', () => {
    const picker = `${ISLANDS}/currency/CurrencyPickerIsland.tsx`;
    const chunks = chunksOf({
      [PAGE]: { isEntry: true, lazy: [INTERACTION] },
      [INTERACTION]: { imports: ['/site/src/lib/money/rates.ts'] },
      [picker]: { isEntry: true, imports: ['/site/src/lib/money/rates.ts'] },
    });
    expect(chunks['/site/src/lib/money/rates.ts']).toBe('core');
  });

  test('What one island and many screens need is loaded without the rest of that island', () => {
    const island = `${ISLANDS}/shortlist/SavedTripsIsland.tsx`;
    const screens = ['cart', 'checkout', 'booking', 'listing'].map((name) => `${ISLANDS}/${name}/Screen.tsx`);
    const [time, price, text] = [`${ISLANDS}/kit/LocalTime.tsx`, `${ISLANDS}/kit/Price.tsx`, '/site/src/lib/price.ts'];
    const needed = [time, price, text];
    const chunks = chunksOf({
      [island]: { isEntry: true, imports: needed, size: 5000 },
      ...Object.fromEntries(screens.map((screen) => [screen, { imports: [REACT, ...needed] }])),
      [`${ISLANDS}/start/ScreenIsland.tsx`]: { isEntry: true, lazy: screens },
      [time]: { imports: [REACT] },
      [price]: { imports: [REACT, '/site/src/lib/money/format.ts'], size: 5000 },
      '/site/src/lib/money/format.ts': {},
      [text]: {},
    });
    expect(needed.map((module) => chunks[module])).toEqual(['islands', 'shortlist-islands', 'formats']);
  });

  test('The list of bookings is apart from the screens that show one of them', () => {
    const [list, one] = ['Trips', 'Confirmation'].map((name) => `${ISLANDS}/bookings/${name}Screen.tsx`);
    const chunks = chunksOf({
      [`${ISLANDS}/start/ScreenIsland.tsx`]: { isEntry: true, lazy: [`${list}`, `${one}`] },
      [`${list}`]: { imports: [REACT] },
      [`${one}`]: { imports: [REACT] },
    });
    expect([chunks[`${list}`], chunks[`${one}`]]).toEqual(['bookings-screens', 'booked-screens']);
  });

  test('A library that one module brings stays with that module, so that nobody else loads it', () => {
    const calendar = `${ISLANDS}/booking/DayCalendar.tsx`;
    const screen = `${ISLANDS}/booking/BookingScreen.tsx`;
    const chunks = chunksOf({
      [screen]: { imports: [REACT], lazy: [calendar] },
      [calendar]: { imports: [REACT, `${NPM}/react-aria/index.js`] },
      [`${ISLANDS}/booking/BookButtonIsland.tsx`]: { isEntry: true, lazy: [screen] },
    });
    expect(chunks[screen]).toBe('booking-screens');
    expect(chunks[calendar]).toBeUndefined();
    expect(chunks[`${NPM}/react-aria/index.js`]).toBeUndefined();
  });

  test('What the desk’s first screen shares with travellers is apart from what only they need', () => {
    const desk = `${ISLANDS}/desk/DeskIsland.tsx`;
    const office = `${ISLANDS}/desk/OfficeScreen.tsx`;
    const dialogs = `${ISLANDS}/desk/DepartureDialogs.tsx`;
    const cart = `${ISLANDS}/cart/CartScreen.tsx`;
    const search = `${ISLANDS}/search/SearchScreen.tsx`;
    const field = `${ISLANDS}/kit/Field.tsx`;
    const contract = '/site/src/lib/desk/a.contract.ts';
    const time = '/site/src/lib/time/duration.schema.ts';
    const zod = `${NPM}/zod/v4/core/core.js`;
    const chunks = chunksOf({
      [`${ISLANDS}/start/ScreenIsland.tsx`]: { isEntry: true, imports: [REACT], lazy: [cart, search] },
      [desk]: { isEntry: true, imports: [REACT, field, contract, '/site/format.ts'], lazy: [office, dialogs] },
      [office]: { imports: [REACT, `${ISLANDS}/desk/ActionDialog.tsx`] },
      [dialogs]: { imports: [REACT, `${ISLANDS}/desk/ActionDialog.tsx`] },
      [cart]: { imports: [REACT, field, contract, '/site/format.ts', '/site/only-travellers.ts'] },
      [search]: { imports: [REACT, field, contract, '/site/format.ts', '/site/only-travellers.ts'] },
      [field]: { imports: [REACT] },
      [contract]: { imports: [zod, time] },
      [time]: { imports: [zod] },
    });
    expect(chunks[field]).toBe('few-islands');
    // Were it in the core, that and this file would import each other.
    expect([chunks[contract], chunks[zod], chunks[time]]).toEqual(['schemas', 'schemas', 'schemas']);
    expect(chunks['/site/format.ts']).toBe('formats');
    expect(chunks['/site/only-travellers.ts']).toBe('screens');
    // Each screen of the desk is a file, and what they share is another.
    expect([chunks[office], chunks[dialogs]]).toEqual(['desk-OfficeScreen', 'desk-DepartureDialogs']);
    expect(chunks[`${ISLANDS}/desk/ActionDialog.tsx`]).toBe('desk-screens');
  });
});
