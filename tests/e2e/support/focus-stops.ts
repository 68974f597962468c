import type { Page } from '@playwright/test';

/** Where the keyboard stops on its way through a page. */
export interface FocusStop {
  readonly name: string;
  /**
   * Whether the keyboard was in the same element before. A date field has stops inside, which the
   * browser draws.
   */
  readonly isSame: boolean;
  /** Whether a ring of at least 2 pixels shows where the keyboard is. */
  readonly ring: boolean;
  /** Whether any of it can be seen, not wholly under the header or a bar (WCAG 2.4.11). */
  readonly inSight: boolean;
  /** The sides of the ring that a clipping box around it cuts off. */
  readonly cut: readonly string[];
}

interface StopWindow extends Window {
  lastStop?: Element;
}

const MAX_STOPS = 250;

/** Presses Tab from the top of the page to its end. */
export async function focusStops(page: Page): Promise<readonly FocusStop[]> {
  const stops: FocusStop[] = [];
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  for (let count = 0; count < MAX_STOPS; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await currentStop(page);
    if (stop === null) return stops;
    if (!stop.isSame) stops.push(stop);
  }
  throw new Error(`The keyboard found no end after ${MAX_STOPS} stops`);
}

/** The stop that has the focus; null when the keyboard has left the page. */
async function currentStop(page: Page): Promise<FocusStop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const here = window as StopWindow;
    const isSame = here.lastStop === element;
    here.lastStop = element;
    const style = getComputedStyle(element);
    const thickness = style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth);
    const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const seen = boxes.some((box) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].some((across) =>
        [0.1, 0.3, 0.5, 0.7, 0.9].some((down) => {
          const hit = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
          return hit !== null && (element.contains(hit) || hit.contains(element)) && hit !== document.documentElement;
        }),
      ),
    );
    const reach = Number.parseFloat(style.outlineOffset) + thickness - 1;
    const whole = element.getBoundingClientRect();
    const cut = new Set<string>();
    for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
      if (getComputedStyle(parent).overflowX === 'visible') continue;
      const around = parent.getBoundingClientRect();
      if (whole.left - reach < around.left) cut.add('left');
      if (whole.right + reach > around.right) cut.add('right');
      if (whole.top - reach < around.top) cut.add('top');
      if (whole.bottom + reach > around.bottom) cut.add('bottom');
    }
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return {
      name: `${element.tagName.toLowerCase()} "${label.replace(/\s+/g, ' ').trim().slice(0, 40)}"`,
      isSame,
      ring: thickness >= 2,
      inSight: seen,
      cut: [...cut],
    };
  });
}
