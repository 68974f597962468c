import { waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_PREFERENCE } from '../../fixtures/builders/a-preference.ts';

const KEY = 'people.1';

/** What a route page has of it: two offers, the control and the tables, for two people. */
const PAGE = `
  <p><button data-people="-1">−</button><b data-people-count>2</b><button data-people="1">+</button></p>
  <output><b data-quote="way">Shared van</b>
    <span><data value="32" data-price data-quote="totalUsd">$32</data> <small data-quote="group">for 2 people</small></span>
    <span><data value="16" data-price data-quote="shareUsd">$16</data> <small data-quote="shareNote">each</small></span>
  </output>
  <table class="cheapest"><thead><tr><th data-offer="16 16 1 8 bookings">Shared van</th><th data-offer="173 0 8 10 vans">Private van</th></tr></thead>
  <tbody>${Array.from({ length: 10 }, (_, row) => `<tr${row === 1 ? ' class="is-group"' : ''}><th>${row + 1}</th></tr>`).join('')}</tbody></table>
  <p id="bar"><data value="32" data-price data-quote="totalUsd">$32</data></p>`;

const count = () => document.querySelector('[data-people-count]')?.textContent;
const text = (quote: string) => document.querySelector(`[data-quote="${quote}"]`)?.textContent;
const marked = () => [...document.querySelectorAll('.is-group th')].map(({ textContent }) => textContent);
const press = (step: 1 | -1, times = 1) => {
  for (let count = 0; count < times; count += 1)
    document.querySelector<HTMLElement>(`[data-people="${step}"]`)?.click();
};

/** A page that has just been opened. */
async function open(html = PAGE) {
  vi.resetModules();
  document.body.innerHTML = html;
  const [{ syncGroupSize }, { handleClicks }, people, preference] = await Promise.all([
    import('../../../src/islands/listing/group-size.ts'),
    import('../../../src/islands/start/lazy-click-handlers.ts'),
    import('../../../src/islands/listing/group-size.store.ts'),
    import('../../../src/islands/currency/currency-preference.store.ts'),
  ]);
  syncGroupSize();
  handleClicks('[data-people]', () => import('../../../src/islands/listing/group-size-control.ts'), true);
  return { $people: people.$people, $preference: preference.$preference };
}

const listening: [string, EventListenerOrEventListenerObject][] = [];

function otherTabWrites(newValue: string): void {
  localStorage.setItem(KEY, newValue);
  window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY, newValue }));
}

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  // Listeners of pages that were opened before would answer as well.
  for (const [type, listener] of listening.splice(0)) document.removeEventListener(type, listener);
  const add = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      listening.push([type, listener]);
      add(type, listener);
    },
  );
});

describe('prices for a group (specification.md#price-rule)', () => {
  test('follow the buttons, wherever they are on the page', async () => {
    const { $people } = await open();
    press(1, 3);
    await waitFor(() => expect(count()).toBe('5'));
    const people = $people.get();
    expect(people).toBe(5);
    expect(text('totalUsd')).toBe(`$${16 * people}`);
    expect(document.querySelector('#bar data')?.textContent).toBe(`$${16 * people}`);
    expect(document.querySelector('#bar data')?.getAttribute('value')).toBe(String(16 * people));
    expect(text('group')).toBe(`for ${people} people`);
    expect(marked()).toEqual([String(people)]);
    expect(localStorage.getItem(KEY)).toBe(String(people));
  });

  test('name the cheapest way, and how many vans it takes', async () => {
    localStorage.setItem(KEY, '12');
    await open();
    otherTabWrites('12');
    await waitFor(() => expect(count()).toBe('12'));
    expect([text('way'), text('totalUsd'), text('shareNote')]).toEqual(['Shared van', '$192', 'each, in 2 bookings']);
    expect(marked()).toEqual([]);
    otherTabWrites('20');
    await waitFor(() => expect(count()).toBe('20'));
    expect([text('way'), text('totalUsd')]).toEqual(['Shared van', '$320']);
  });

  test('follow another tab', async () => {
    await open();
    otherTabWrites('5');
    await waitFor(() => expect(text('totalUsd')).toBe('$80'));
    expect(text('shareUsd')).toBe('$16');
  });

  test('are those of the stored group when the page opens', async () => {
    localStorage.setItem(KEY, '5');
    await open();
    await waitFor(() => expect(count()).toBe('5'));
  });

  test("are in the traveller's currency", async () => {
    const { $preference } = await open();
    $preference.set({ ...DEFAULT_PREFERENCE, currency: 'PHP', rate: 58 });
    otherTabWrites('5');
    await waitFor(() => expect(text('totalUsd')).toBe('₱4,640'));
    expect(document.querySelector('[data-quote="totalUsd"]')?.getAttribute('value')).toBe('80');
  });

  test.each(['', '{', '"5"', '0', '21', '2.5', '[5]', '{"people":5}'])(
    'stay for two where %s was stored',
    async (value) => {
      localStorage.setItem(KEY, value);
      const { $people } = await open();
      expect($people.get()).toBe(2);
      expect(text('totalUsd')).toBe('$32');
    },
  );

  test.each([
    ['fewer', '1', 'for 1 person', -1],
    ['more', '20', 'for 20 people', 1],
  ] as const)(
    'stop at the limit, and the button for %s says so and keeps the focus',
    async (_what, people, words, step) => {
      await open();
      otherTabWrites(people);
      await waitFor(() => expect(text('group')).toBe(words));
      const button = document.querySelector<HTMLButtonElement>(`[data-people="${step}"]`);
      expect(button?.getAttribute('aria-disabled')).toBe('true');
      expect(button?.disabled).toBe(false);
      press(step);
      await new Promise((resolve) => setTimeout(resolve));
      expect(count()).toBe(people);
      expect(document.querySelector(`[data-people="${-step}"]`)?.hasAttribute('aria-disabled')).toBe(false);
    },
  );

  test.each(['', '<p data-offer="nonsense">x</p><b data-quote="group">for 2 people</b>'])(
    'leave a page without offers alone: "%s"',
    async (html) => {
      await open(html);
      otherTabWrites('5');
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(document.body.innerHTML).toBe(html);
    },
  );

  test('change where storage is forbidden', async () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const { $people } = await open();
    $people.set(7);
    await waitFor(() => expect(text('totalUsd')).toBe('$112'));
  });
});
