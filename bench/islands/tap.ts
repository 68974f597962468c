import type { Page } from '@playwright/test';

/** Something that a traveller taps, and where one sees that it worked. */
export interface Tap {
  readonly name: string;
  readonly path: string;
  /** What is tapped. */
  readonly target: string;
  /** What appears, or reads otherwise, after it. */
  readonly shows: string;
}

/** The first tap on each island, and on what works without React. */
export const TAPS: readonly Tap[] = [
  { name: 'currency list', path: '/', target: '.header-currency', shows: 'dialog[open] [role=listbox]' },
  { name: 'filters', path: '/tours', target: '.filter-open', shows: '.filter-sheet[open]' },
  {
    name: 'pickup search',
    path: '/transfers/puerto-princesa-to-el-nido-private-van',
    target: 'main [role=combobox]',
    // The field has the focus at once; its list follows what is typed once the island is alive.
    shows: 'main astro-island:not([ssr]) [role=combobox]',
  },
  {
    name: 'group size, no React',
    path: '/puerto-princesa-to-el-nido',
    target: '[data-people="1"]',
    shows: '[data-quote=people]',
  },
  {
    name: 'lightbox, no React',
    path: '/transfers/puerto-princesa-to-el-nido-private-van',
    target: '.gallery a',
    shows: 'dialog[open] img',
  },
];

/** A tap that the browser answers by itself, on a page without scripts. */
export const PLAIN_TAP: Tap = { name: 'menu, plain HTML', path: '/', target: '.header-menu', shows: '#menu' };

/** Milliseconds of one tap. */
export interface TapTimes {
  /** From the finger to the frame that shows the answer. */
  readonly answered: number;
  /** The longest of its events until the next paint: what INP is made of. Event Timing counts in steps of 8 ms. */
  readonly event: number;
}

/** What the page holds for a measurement that has begun. */
interface Begun {
  readonly answered: Promise<number>;
  readonly durations: readonly number[];
}

/** Runs in the page: waits for a finger, and then for something to look otherwise than before. */
function begin(shows: string): void {
  const look = () =>
    JSON.stringify([...document.querySelectorAll(shows)].map((one) => [one.checkVisibility(), one.textContent]));
  const before = look();
  const durations: number[] = [];
  const answered = new Promise<number>((resolve) => {
    const watch = (since: number) => {
      if (look() === before) requestAnimationFrame(() => watch(since));
      else resolve(performance.now() - since);
    };
    addEventListener('pointerdown', ({ timeStamp }) => watch(timeStamp), { once: true, capture: true });
  });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) durations.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  Object.assign(globalThis, { benchTap: { answered, durations } satisfies Begun });
}

/** Runs in the page: how it went, once events have been counted. */
async function outcome(): Promise<TapTimes> {
  const { answered, durations } = (globalThis as unknown as { benchTap: Begun }).benchTap;
  const time = await answered;
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { answered: time, event: Math.max(8, ...durations) };
}

/** Taps once, on a page that has come to rest. */
export async function tapTimes(page: Page, { target, shows }: Tap): Promise<TapTimes> {
  const place = page.locator(target).first();
  await place.scrollIntoViewIfNeeded();
  await page.evaluate(begin, shows);
  await place.tap();
  return page.evaluate(outcome);
}
