import type { Page } from '@playwright/test';

/**
 * What stands in the window although it comes after the page's mark of its first screen
 * (specification.md#page-speed). The help button may come a moment later.
 */
export async function belowFoldInSight(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const fold = document.querySelector('[data-fold]');
    if (!fold) return [];
    const isBelow = (node: Element) =>
      node === fold || Boolean(fold.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING);
    const isInSight = (node: Element) => {
      const { top, bottom, width } = node.getBoundingClientRect();
      return width > 0 && bottom > top && bottom > 0 && top < window.innerHeight;
    };
    return [...document.body.querySelectorAll('*')]
      .filter((node) => isBelow(node) && !node.closest('.help-button'))
      .filter((node) => node.checkVisibility({ visibilityProperty: true }) && isInSight(node))
      .map((node) => `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}`);
  });
}
