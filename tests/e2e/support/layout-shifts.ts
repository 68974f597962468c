import type { Page } from '@playwright/test';
import { DISPLAY_FONT_KEY } from '../../../src/lib/site/storage-keys.ts';

/** A movement of the layout that no visitor asked for, and what moved. */
export interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

interface ShiftWindow extends Window {
  shiftObserver?: PerformanceObserver;
  shifts?: PerformanceEntry[];
}

/** Begins to note layout shifts on every page that this tab will open. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const here = window as ShiftWindow;
    const noted: PerformanceEntry[] = [];
    here.shifts = noted;
    here.shiftObserver = new PerformanceObserver((list) => noted.push(...list.getEntries()));
    here.shiftObserver.observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Waits until the display typeface, which comes late, is drawn (specification.md#start-of-a-page:
 * font styles load after 1500 ms).
 */
export async function displayFontIsDrawn(page: Page): Promise<void> {
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, DISPLAY_FONT_KEY);
  await nextFrames(page);
}

/** Waits until what has changed is drawn. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
  });
}

/** All shifts so far. */
export async function shiftsOf(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(() => {
    const { shifts = [], shiftObserver } = window as ShiftWindow;
    const entries = [...shifts, ...(shiftObserver?.takeRecords() ?? [])] as ShiftEntry[];
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}` : 'gone';
    };
    return entries
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .map(({ value, sources }) => ({ value, moved: sources.map(({ node }) => nameOf(node)) }));
  });
}
