import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import directive from '../../../src/islands/start/lazy-island-runtime.ts';
import { freshPages, the } from '../../fixtures/steps/fresh-page.ts';

freshPages();

/** Astro's own element, as the build puts it into a file. */
const ASTRO = dirname(createRequire(import.meta.url).resolve('astro/package.json'));
const { default: ELEMENT } = (await import(
  /* @vite-ignore */ join(ASTRO, 'dist/runtime/server/astro-island.prebuilt.js')
)) as { readonly default: string };

/** A module of a text, as a file of the site is one. */
const moduleOf = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;

const events: string[] = [];

/**
 * What stands in for an island's code and for React. It notes what is hydrated, and reports at once
 * that it is.
 */
const COMPONENT = moduleOf('export const Picker = "Picker"');
const RENDERER = moduleOf(
  'export default (island) => (component) => { globalThis.aliveIslands.push(island.id + " " + component); island.dispatchEvent(new Event("island:ready")); }',
);
const ELEMENT_URL = moduleOf(ELEMENT);

const ISLAND = (id: string, component = COMPONENT) =>
  `<astro-island id="${id}" client="intent" component-url="${component}" component-export="Picker" renderer-url="${RENDERER}"><button>Open</button></astro-island>`;

const islands = () => [...document.querySelectorAll<HTMLElement>('astro-island')];
const touch = (id: string) => the(`#${id} button`).click();

/** A finished page, as build/finish/island-runtime.ts leaves it. */
function aPage(html: string): void {
  document.body.innerHTML = html;
  for (const island of islands()) {
    island.addEventListener('click', () => events.push(island.id));
    directive(null, ELEMENT_URL, island);
  }
}

beforeEach(() => {
  events.length = 0;
  Object.assign(globalThis, { aliveIslands: [], Astro: { intent: directive } });
});

const alive = () => (globalThis as unknown as { aliveIslands: string[] }).aliveIslands;

// First: once Astro's element is defined it stays.
describe('an island of a page that is not finished, as while developing', () => {
  test('is loaded as Astro says', () => {
    document.body.innerHTML = ISLAND('one');
    const load = vi.fn(() => new Promise<never>(() => undefined));
    directive(load, {}, the('#one'));
    touch('one');
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('lazy islands', () => {
  test('run nothing, not even Astro’s element, before intent', () => {
    aPage(ISLAND('one'));
    expect(customElements.get('astro-island')).toBeUndefined();
  });

  test('are each hydrated by their own first tap, which is not lost', async () => {
    aPage(ISLAND('one') + ISLAND('two'));
    touch('one');
    await waitFor(() => expect(events).toEqual(['one']));
    expect(alive()).toEqual(['one Picker']);
    touch('two');
    await waitFor(() => expect(events).toEqual(['one', 'two']));
    expect(alive()).toEqual(['one Picker', 'two Picker']);
  });
});
