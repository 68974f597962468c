import type { Page } from '@playwright/test';

/** Something to press, and the pixels of the screen that take the press, at the least. */
export interface Target {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Everything visible that can be pressed in an area, except links inside sentences. The size is
 * measured by asking the page what lies under each point, so a link that fills its card counts as
 * large as the card.
 *
 * @param area a selector; the whole page by default
 */
export async function targetsIn(page: Page, area = 'body'): Promise<readonly Target[]> {
  return page.locator(area).evaluate((root) => {
    const REACH = 40;
    const ENOUGH = 44;
    const isInSentence = (element: Element) => {
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      const links = [...(block?.querySelectorAll('a') ?? [])].map((link) => link.textContent ?? '').join('');
      return /\p{L}{2}/u.test((block?.textContent ?? '').replace(links, ''));
    };
    /** Only for those who hear the page: nobody can see it, and the keyboard passes it by. */
    const isUnseen = (element: HTMLElement) => {
      if (element.tabIndex >= 0) return false;
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (box.getBoundingClientRect().width <= 1) return true;
      }
      return false;
    };
    /** The help button above a control takes no press. */
    const hasGivenWay = (element: Element) => getComputedStyle(element).pointerEvents === 'none';
    const takesPress = (element: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true);
    };
    const reach = (element: Element, x: number, y: number, dx: number, dy: number, most = REACH) => {
      let steps = 0;
      while (steps < most && takesPress(element, x + dx * (steps + 1), y + dy * (steps + 1))) steps += 1;
      return steps;
    };
    const measure = (element: HTMLElement) => {
      // Focus brings the skip link into sight.
      element.focus({ preventScroll: true });
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
      const x = Math.round(left + width / 2);
      const y = Math.round(top + height / 2);
      // Each step takes time: once it is large enough, no further.
      const extent = (dx: number, dy: number) => {
        const before = reach(element, x, y, -dx, -dy);
        return before + 1 + reach(element, x, y, dx, dy, Math.min(REACH, ENOUGH - 1 - before));
      };
      return {
        name: `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim()}"`,
        width: extent(1, 0),
        height: extent(0, 1),
      };
    };
    return [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter(
        (element) => element.checkVisibility() && !isInSentence(element) && !isUnseen(element) && !hasGivenWay(element),
      )
      .map(measure);
  });
}

/**
 * The targets that a thumb misses. They are under 44 by 44 pixels (WCAG 2.5.5, and our own rule for
 * phones).
 */
export function tooSmall(targets: readonly Target[]): readonly string[] {
  return targets
    .filter(({ width, height }) => width < 44 || height < 44)
    .map(({ name, width, height }) => `${name}: ${width} x ${height}`);
}
