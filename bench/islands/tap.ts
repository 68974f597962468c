import type { Page } from '@playwright/test';
import { mainThreadClock } from './main-thread.ts';

/** Something that a traveller taps, and where one sees that it worked. */
export interface Tap {
  readonly name: string;
  readonly path: string;
  /** What is tapped. */
  readonly target: string;
  /** What appears, or reads otherwise, after it. */
  readonly shows: string;
  /** The island behind it, where it is one. */
  readonly island?: string;
  /** Measured when it is done for the second time. What opens was closed with Escape in between. */
  readonly again?: true;
}

const BOOKING = {
  island: 'BookButtonIsland',
  path: '/transfers/puerto-princesa-to-el-nido-shared-van',
  // The bar at the foot of a phone's window: the button of the price card is further down.
  target: '.booking-bar a[href="#book"]',
  shows: 'dialog[open] [role=grid]',
};

/** The first tap on each island, and on what works without React. */
export const TAPS: readonly Tap[] = [
  {
    name: 'currency list',
    island: 'CurrencyPickerIsland',
    path: '/',
    target: '.header-currency',
    shows: 'dialog[open] [role=listbox]',
  },
  {
    name: 'filters',
    island: 'ResultFiltersIsland',
    path: '/tours',
    target: '.filter-open',
    shows: '.filter-sheet[open]',
  },
  {
    name: 'pickup search',
    island: 'PickupFinderIsland',
    path: '/transfers/puerto-princesa-to-el-nido-private-van',
    target: 'main [role=combobox]',
    // The field has the focus at once; its list follows what is typed once the island is alive.
    shows: 'main astro-island:not([ssr]) [role=combobox]:focus',
  },
  { name: 'booking dialog', ...BOOKING },
  { name: 'booking dialog, the second time', ...BOOKING, again: true },
  {
    name: 'group size, no React',
    path: '/puerto-princesa-to-el-nido',
    target: '[data-people="1"]',
    shows: '[data-people-count]',
  },
  {
    name: 'lightbox',
    path: '/transfers/puerto-princesa-to-el-nido-private-van',
    target: '.gallery a',
    shows: 'dialog[open] img',
  },
];

/** A tap that the browser answers by itself, on a page without scripts. */
export const PLAIN_TAP: Tap = { name: 'menu, plain HTML', path: '/', target: '.header-menu', shows: '#menu' };

/** Milliseconds of one tap. */
export interface TapTimes {
  /**
   * From the finger to the first frame that responds. What was tapped looks pressed, or the answer
   * is there.
   */
  readonly pressed: number;
  /** From the finger to the frame that shows the answer. */
  readonly answered: number;
  /** What the main thread did from the finger until half a second after the answer. */
  readonly mainThread: number;
  /**
   * The longest of its events until the next paint: what INP is made of. Event Timing counts in
   * steps of 8 ms.
   */
  readonly event: number;
}

/** What the page holds for a measurement that has begun. */
interface TapStart {
  readonly pressed: Promise<number>;
  readonly answered: Promise<number>;
  readonly durations: readonly number[];
}

/** Runs in the page: waits for a finger, and then for something to look otherwise. */
function begin(shows: string): void {
  const snapshot = () =>
    JSON.stringify([...document.querySelectorAll(shows)].map((one) => [one.checkVisibility(), one.textContent]));
  const before = snapshot();
  const durations: number[] = [];
  /** Milliseconds from the finger until something is so. */
  const until = (isSo: () => boolean) =>
    new Promise<number>((resolve) => {
      const watch = (since: number) => {
        if (isSo()) resolve(performance.now() - since);
        else requestAnimationFrame(() => watch(since));
      };
      addEventListener('pointerdown', ({ timeStamp }) => watch(timeStamp), { once: true, capture: true });
    });
  const isAnswered = () => snapshot() !== before;
  const answered = until(isAnswered);
  const pressed = until(() => document.querySelector('[data-pressed]') !== null || isAnswered());
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) durations.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  Object.assign(globalThis, { benchTap: { pressed, answered, durations } satisfies TapStart });
}

/** Runs in the page: how it went, once events have been counted. */
async function outcome(): Promise<Omit<TapTimes, 'mainThread'>> {
  const { pressed, answered, durations } = (globalThis as unknown as { benchTap: TapStart }).benchTap;
  const times = { pressed: await pressed, answered: await answered };
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { ...times, event: Math.max(8, ...durations) };
}

async function doOnce(page: Page, { target, shows }: Tap): Promise<void> {
  await page.locator(target).first().tap();
  await page.locator(shows).first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator(shows).first().waitFor({ state: 'hidden' });
}

/** Taps once, on a page that has come to rest. */
export async function tapTimes(page: Page, tap: Tap): Promise<TapTimes> {
  const { target, shows, again } = tap;
  const place = page.locator(target).first();
  await place.scrollIntoViewIfNeeded();
  if (again) await doOnce(page, tap);
  const busy = await mainThreadClock(page);
  await page.evaluate(begin, shows);
  const before = await busy();
  await place.tap();
  const times = await page.evaluate(outcome);
  return { ...times, mainThread: (await busy()) - before };
}
