import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prefetchVisibleLinks } from '../../../src/islands/start/prefetch.ts';
import { prerenderLinks } from '../../../src/islands/start/prerender-links.ts';
import { aViewport, type Viewport } from '../../fixtures/fakes/a-viewport.ts';
import { freshPages, the } from '../../fixtures/steps/fresh-page.ts';

freshPages();

const rules = () => [...document.querySelectorAll('script[type=speculationrules]')];

function connect(connection: object): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

function support(...types: readonly string[]): void {
  Object.defineProperty(HTMLScriptElement, 'supports', {
    value: (type: string) => types.includes(type),
    configurable: true,
  });
}

let viewport: Viewport;

beforeEach(() => {
  document.head.replaceChildren();
  viewport = aViewport();
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
});

describe('pages that are prerendered', () => {
  test('are left to the browser where it can', () => {
    support('speculationrules');
    prerenderLinks();
    expect(rules()).toHaveLength(1);
    expect(JSON.parse(rules()[0]?.textContent ?? '')).toHaveProperty('prefetch');
  });

  test.each([{ saveData: true }, { effectiveType: '2g' }])('are none with %j', (connection) => {
    support('speculationrules');
    connect(connection);
    prerenderLinks();
    expect(rules()).toEqual([]);
  });
});

describe('pages that are prefetched where the browser does not do it', () => {
  /** A page with a number of links, and fetches that end when the test says so. */
  function aPage(count: number) {
    const links = Array.from({ length: count }, (_, index) => `<a href="/tours/${index}"><span>${index}</span></a>`);
    document.body.innerHTML = `<main>${links.join('')}<a id="cart" href="/cart">Cart</a></main>`;
    const ends: (() => void)[] = [];
    const asked: string[] = [];
    prefetchVisibleLinks((url) => {
      asked.push(new URL(url).pathname);
      return new Promise((resolve) => ends.push(() => resolve(undefined)));
    });
    const end = async () => {
      ends.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    };
    return { asked, end, links: [...document.querySelectorAll('main a')] };
  }

  test('are the visible ones, five at once (specification.md#timing)', async () => {
    const { asked, end, links } = aPage(8);
    viewport.lookAt(...links);
    expect(asked).toHaveLength(5);
    await end();
    expect(asked).toHaveLength(6);
  });

  test('are never those with side effects', () => {
    const { asked } = aPage(0);
    viewport.lookAt(the('#cart'));
    expect(asked).toEqual([]);
  });

  test('are each fetched once', () => {
    const { asked, links } = aPage(1);
    viewport.lookAt(...links);
    the('span').dispatchEvent(new Event('touchstart', { bubbles: true }));
    expect(asked).toEqual(['/tours/0']);
  });

  test.each(['touchstart', 'pointerover', 'focusin'])('are fetched at %s', (type) => {
    const { asked } = aPage(1);
    the('span').dispatchEvent(new Event(type, { bubbles: true }));
    expect(asked).toEqual(['/tours/0']);
  });

  test('are at most twenty', async () => {
    const { asked, end, links } = aPage(30);
    viewport.lookAt(...links);
    for (let count = 0; count < 30; count += 1) await end();
    expect(asked).toHaveLength(20);
  });

  test('go on after a failed one', async () => {
    document.body.innerHTML = `<main>${[0, 1, 2, 3, 4, 5].map((index) => `<a href="/tours/${index}">x</a>`).join('')}</main>`;
    const asked: string[] = [];
    prefetchVisibleLinks((url) => {
      asked.push(url);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    viewport.lookAt(...document.querySelectorAll('a'));
    await waitFor(() => expect(asked).toHaveLength(6));
  });
});
