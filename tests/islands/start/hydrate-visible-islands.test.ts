import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hydrateVisibleIslands } from '../../../src/islands/start/hydrate-visible-islands.ts';
import { aViewport, type Viewport } from '../../fixtures/fakes/a-viewport.ts';
import { freshPages, the } from '../../fixtures/steps/fresh-page.ts';

freshPages();

const island = (id: string, attributes = 'ssr client="intent"') =>
  `<astro-island id="${id}" ${attributes}><div class="island"><button>${id}</button></div></astro-island>`;

let viewport: Viewport;
/** Islands that were asked to hydrate, in order. */
let asked: string[];
/** Tasks that wait until the browser is idle. */
let idle: (() => void)[];

function aPage(html: string): void {
  document.body.innerHTML = html;
  for (const element of document.querySelectorAll('astro-island')) {
    element.addEventListener('pointerover', () => asked.push(element.id));
  }
}

const box = (id: string) => the(`#${id} button`);

/** Lets what waits go on, idle work too. */
async function rest(): Promise<void> {
  await Promise.resolve();
  for (const task of idle.splice(0)) task();
  await new Promise((resolve) => setTimeout(resolve));
}

async function end(id: string, type = 'island:ready'): Promise<void> {
  the(`#${id}`).dispatchEvent(new Event(type));
  await new Promise((resolve) => setTimeout(resolve));
  await rest();
}

beforeEach(() => {
  viewport = aViewport();
  asked = [];
  idle = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['connection', 'deviceMemory']) Reflect.deleteProperty(navigator, name);
});

describe('islands in view, with the first sign of a traveller (specification.md#page-speed)', () => {
  test('hydrate once the browser is idle', async () => {
    aPage(island('picker'));
    hydrateVisibleIslands();
    viewport.lookAt(box('picker'));
    await Promise.resolve();
    expect(asked).toEqual([]);
    await rest();
    expect(asked).toEqual(['picker']);
  });

  test('are seen by their first part that is drawn, such as the filters’ button on phones', async () => {
    aPage(
      `<astro-island id="filters" ssr client="intent"><div class="island"><form><button></button></form></div></astro-island>`,
    );
    the('#filters form').checkVisibility = () => false;
    hydrateVisibleIslands();
    viewport.lookAt(box('filters'));
    await Promise.resolve();
    await rest();
    expect(asked).toEqual(['filters']);
  });

  test.each(['island:ready', 'astro:hydration-error'])('hydrate one after the other, by %s', async (type) => {
    aPage(island('picker') + island('cart'));
    hydrateVisibleIslands();
    viewport.lookAt(box('picker'), box('cart'));
    await rest();
    expect(asked).toEqual(['picker']);
    await end('picker', type);
    expect(asked).toEqual(['picker', 'cart']);
  });

  test('wait as long as nobody sees them', async () => {
    aPage(island('picker') + island('finder'));
    hydrateVisibleIslands();
    viewport.lookAt(box('picker'));
    await rest();
    await end('picker');
    expect(asked).toEqual(['picker']);
    viewport.lookAt(box('finder'));
    await rest();
    expect(asked).toEqual(['picker', 'finder']);
  });

  test('do not hydrate again where a tap was faster', async () => {
    aPage(island('picker') + island('cart'));
    hydrateVisibleIslands();
    viewport.lookAt(box('picker'), box('cart'));
    the('#picker').removeAttribute('ssr');
    await rest();
    await rest();
    expect(asked).toEqual(['cart']);
  });

  test.each([
    ['connection', { saveData: true }],
    ['connection', { effectiveType: '2g' }],
    ['deviceMemory', 1],
  ])('wait for a tap with %s %j', async (name, value) => {
    Object.defineProperty(navigator, name, { value, configurable: true });
    aPage(island('picker'));
    hydrateVisibleIslands();
    viewport.lookAt(box('picker'));
    await rest();
    expect(asked).toEqual([]);
  });
});
