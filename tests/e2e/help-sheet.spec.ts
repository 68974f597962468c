import { LISTING } from './support/page-types.ts';
import { swipe } from './support/swipe.ts';
import { expect, test } from './support/test.ts';

test.use({ trace: 'off' });

test('the help sheet stands above its button on wide windows, at the lower edge of others (specification.md#help-sheet)', async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(LISTING);
  await page.getByRole('button', { name: 'Need help?' }).click();
  const sheet = await page.getByRole('dialog', { name: 'Need help?' }).boundingBox();
  const button = await page.locator('.help-button').boundingBox();
  if (!sheet || !button) throw new Error('There is no help sheet');
  const lowerEdge = isMobile ? await page.evaluate(() => innerHeight) : button.y;
  expect(Math.abs(sheet.y + sheet.height - lowerEdge)).toBeLessThan(isMobile ? 2 : 24);
  if (!isMobile) expect(Math.abs(sheet.x + sheet.width - button.x - button.width)).toBeLessThan(2);
});

test('the help sheet is dragged away, and the focus returns (specification.md#help-sheet)', async ({
  page,
  isMobile,
}) => {
  // Its place is measured below.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(LISTING);
  const button = page.getByRole('button', { name: 'Need help?' });
  const sheet = page.getByRole('dialog', { name: 'Need help?' });
  await button.click();
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
  // The sheet is ready to be dragged when its style for it is there.
  await expect(sheet).toHaveCSS('touch-action', 'none');
  const box = await sheet.boundingBox();
  if (!box) throw new Error('There is no help sheet');
  const from = { x: box.x + 100, y: box.y + 20 };
  const to = { x: from.x, y: from.y + 220 };
  if (isMobile) await swipe(page, from, to);
  else {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
  }
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
});
