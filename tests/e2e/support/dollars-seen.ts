import type { Page } from '@playwright/test';

/** Notes every price that a frame shows in dollars. */
export async function noteDollars(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { dollarsSeen: seen });
    const look = () => {
      for (const price of document.querySelectorAll('[data-price]')) {
        if (price.textContent?.startsWith('$') && price.checkVisibility({ visibilityProperty: true }))
          seen.push(price.outerHTML);
      }
      if (
        getComputedStyle(document.querySelector('.header-currency') ?? document.documentElement, '::after').content ===
        '"USD"'
      ) {
        seen.push('the header');
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** What was noted so far. */
export function dollarsSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { dollarsSeen: string[] }).dollarsSeen);
}
