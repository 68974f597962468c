import { PAGE_TYPES } from './support/page-types.ts';
import { expect, test } from './support/test.ts';

// One width: no rule of it asks for the window.
test('what is hidden on any page is not drawn, whatever its class says of display', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const path of PAGE_TYPES.map((type) => type.path)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const drawn = await page.evaluate(() => {
      // Each class that a button, a list or a note may have, hidden too.
      for (const element of document.querySelectorAll('body [class]')) {
        if (element.matches('[hidden]')) continue;
        const twin = element.cloneNode(false) as HTMLElement;
        twin.hidden = true;
        twin.removeAttribute('id');
        element.after(twin);
      }
      return [...document.querySelectorAll('[hidden]')]
        .filter((element) => getComputedStyle(element).display !== 'none')
        .map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
    });
    expect.soft({ path, drawn: [...new Set(drawn)] }).toEqual({ path, drawn: [] });
  }
});

test('a list that shows all of its trips offers no more', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/tours');
  await page.getByRole('searchbox', { name: 'Keywords' }).focus();
  await expect(page.locator('[data-followed]')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
});
