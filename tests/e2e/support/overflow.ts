import type { Page } from '@playwright/test';

/**
 * What does not fit the window: sideways scrolling, boxes that stick out, cut-off words. Boxes that
 * scroll by themselves hold what they like, and what only ears get may be as small as it is.
 */
export async function overflowOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const named = (element: Element) => {
      const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
      return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${text.slice(0, 30)}"`;
    };
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const isUnseen = (element: Element) => element.closest('.hidden-visually, .skip-link, svg') !== null;
    const found: string[] = [];
    if (document.documentElement.scrollWidth > width) found.push(`the page is ${document.documentElement.scrollWidth}`);
    const visit = (element: Element) => {
      const hasNoBox = getComputedStyle(element).display === 'contents';
      if (!hasNoBox && (!element.checkVisibility({ visibilityProperty: true }) || isUnseen(element))) return;
      const { left, right, width: own } = element.getBoundingClientRect();
      // What only ears get.
      if (!hasNoBox && own <= 1) return;
      if (own > 0 && (left < -1 || right > width + 1)) {
        found.push(`${named(element)} ends at ${Math.round(right)}`);
        return;
      }
      const style = getComputedStyle(element);
      const isCut = /hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
      // An ellipsis says itself that there is more, and a path says its last part in the title
      // below.
      if (isCut && style.textOverflow !== 'ellipsis' && !element.closest('.breadcrumbs'))
        found.push(`${named(element)} is cut`);
      if (scrolls(element) && element !== document.body) return;
      for (const child of element.children) visit(child);
    };
    visit(document.body);
    return found;
  });
}

/** Tools of the header that lie on each other. */
export async function overlapsInHeader(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('.site-header > .wrap :is(a, button):not(dialog *)')].filter((part) =>
      part.checkVisibility(),
    );
    const boxes = parts.map((part) => ({
      name: part.getAttribute('aria-label') ?? part.textContent?.trim() ?? '',
      box: part.getBoundingClientRect(),
    }));
    return boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (b) =>
            Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 1 &&
            Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 1,
        )
        .map((b) => `${a.name} and ${b.name}`),
    );
  });
}

/** Words that are wider than their box, or stand in it letter by letter. */
export async function crampedWords(page: Page, selector: string): Promise<readonly string[]> {
  return page.locator(selector).evaluateAll((boxes) =>
    boxes
      .filter((box) => box.checkVisibility())
      .flatMap((box) => {
        const words = document.createRange();
        words.selectNodeContents(box);
        const room = box.getBoundingClientRect().width;
        const isTooWide = words.getBoundingClientRect().width > room + 1;
        const isTooNarrow =
          (box.textContent?.length ?? 0) > 4 && room < 3 * Number.parseFloat(getComputedStyle(box).fontSize);
        return isTooWide || isTooNarrow ? [`"${box.textContent}" in ${Math.round(room)} pixels`] : [];
      }),
  );
}

/**
 * Texts that are wider than what holds them: cut off, or over what stands beside them. Those that
 * end with an ellipsis are left out.
 */
export async function cutTexts(page: Page): Promise<readonly string[]> {
  return page.locator('body').evaluate((body) => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const endsInEllipsis = (element: Element) => getComputedStyle(element).textOverflow === 'ellipsis';
    return [...body.querySelectorAll<HTMLElement>('*:not(script, style, option, select, svg *)')]
      .filter((element) => hasText(element) && element.checkVisibility() && !element.closest('.hidden-visually'))
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .filter((element) => !endsInEllipsis(element) && !element.closest('.breadcrumbs'))
      .map(
        ({ textContent, clientWidth, scrollWidth }) => `"${textContent?.trim()}" is ${scrollWidth} in ${clientWidth}`,
      );
  });
}
