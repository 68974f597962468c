import type { Page } from '@playwright/test';
import { saveParticipantContract } from '../../src/lib/bookings/bookings.contract.ts';
import { SECRET_HEADER } from '../../src/lib/site/headers.ts';
import { chooseDay, openCalendar, openDialog, VAN } from './support/booking.ts';
import { bookElsewhere, vanAndTour } from './support/filled-cart.ts';
import { LISTING, PAGE_TYPES, ROUTE } from './support/page-types.ts';
import { pdfText } from './support/pdf-text.ts';
import { test as sharedTabTest } from './support/shared-tab-test.ts';
import { expect, test } from './support/test.ts';

const LISTINGS = [LISTING, '/transfers/sabang-to-el-nido-with-underground-river-tour'];

/** Whose paper it is and who can be called; nothing that could only be pressed. */
async function expectBrandAndTelephone(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link')).toHaveAccessibleName('Dalan Palawan, home');
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await expect(page.getByText('+63 48 555 0100').filter({ visible: true }).last()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Need help?' })).toBeHidden();
  // Nobody takes hold of paper.
  const grip = page.locator('.help-sheet').evaluate((sheet) => getComputedStyle(sheet, '::before').display);
  expect(await grip).toBe('none');
  for (const navigation of await page.getByRole('navigation').all()) await expect(navigation).toBeHidden();
}

/** What comes out of a printer is the same, and nothing of a page's frame. */
async function printed(page: Page): Promise<string> {
  const paper = pdfText(await page.pdf({ format: 'A4' }));
  expect(paper).toContain('DalanPalawan');
  expect(paper).toContain('+63485550100');
  expect(paper).not.toMatch(/Mytrips|GettingtoElNido|Privacychoices|Search/);
  return paper;
}

for (const path of LISTINGS) {
  test(`${path} prints what a traveller needs on the road, and nothing else`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expectBrandAndTelephone(page);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('combobox').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Book', exact: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'More trips from here' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of ['Itinerary', 'Departures, pickup and drop-off', 'Important to know']) {
      await expect.soft(page.getByRole('heading', { name })).toBeVisible();
    }
    const policy = page.getByRole('region', { name: 'Payment and cancellation' });
    await expect(policy).toBeVisible();
    await expect(policy.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Price' })).toBeVisible();
    expect(await printed(page)).toContain('Paymentandcancellation');
  });
}

/** Says who is in the van of a booking, without a browser. */
async function saveTravellers(page: Page, ref: string, link: string): Promise<void> {
  const secret = new URLSearchParams(link.slice(1)).get('secret') ?? '';
  for (const [index, name] of ['Aiko Mori', 'Ken Mori'].entries()) {
    const participant = { name, nationality: 'JP', ageBand: 'adult', passport: null };
    const answer = await page.request.put(`/api/bookings/${ref}${saveParticipantContract.path}`, {
      headers: { [SECRET_HEADER]: secret },
      data: { tripRef: 'VAN00000', index, participant },
    });
    expect(answer.status()).toBe(200);
  }
}

test('a voucher prints the brand, the telephone, who travels and what is paid', { tag: '@desktop' }, async ({
  page,
}) => {
  const { ref, link } = await bookElsewhere(page, await vanAndTour(page));
  await saveTravellers(page, ref, link(''));
  await page.goto(link('/confirmation'));
  const voucher = page.getByRole('region', { name: /^Voucher/ });
  await expect(voucher).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expectBrandAndTelephone(page);
  // Who booked, and the two in the van.
  await expect(voucher).toContainText('Maria Santos');
  await expect(voucher).toContainText('Aiko Mori and Ken Mori');
  await expect(page.getByRole('region', { name: 'What you pay' })).toContainText('Paid so far');
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'How to pay' })).toBeHidden();
  const paper = await printed(page);
  for (const part of [ref, 'MariaSantos', 'AikoMoriandKenMori', 'Total$463', 'Paidsofar$0'])
    expect.soft(paper).toContain(part);
});

/**
 * Whether the middle of an element has another colour than its background. Both are read from a
 * picture of it.
 */
async function colourOf(page: Page, selector: string, pseudo?: string): Promise<readonly string[]> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, part) => {
      const { backgroundColor, forcedColorAdjust, printColorAdjust } = getComputedStyle(
        element,
        part,
      ) as CSSStyleDeclaration & {
        readonly forcedColorAdjust: string;
        readonly printColorAdjust: string;
      };
      return [backgroundColor, forcedColorAdjust, printColorAdjust];
    }, pseudo);
}

test('with forced colours hearts, the legend, the chosen day and hour can be told from what is around them', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(ROUTE);
  const [canvas] = await colourOf(page, 'body');
  for (const part of ['.heart', '.chart-legend li']) {
    const [colour, adjust] = await colourOf(page, part, '::before');
    expect.soft({ part, adjust }).toEqual({ part, adjust: 'none' });
    expect.soft(colour).not.toBe(canvas);
  }
  const dialog = await openDialog(page, VAN.path);
  await chooseDay(dialog);
  await dialog.getByRole('radio').first().check();
  await openCalendar(dialog);
  for (const part of ['.react-aria-CalendarCell[data-selected]', '.departures input:checked + span']) {
    const [colour, adjust] = await colourOf(page, part);
    expect.soft({ part, adjust }).toEqual({ part, adjust: 'none' });
    expect.soft(colour).not.toBe(canvas);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const toast = page.locator('.toast');
  await expect(toast).toContainText('Saved.');
  await expect(toast).toHaveCSS('border-top-width', '1px');
});

test('paper keeps the colours that say something', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(ROUTE);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.heart', '.chart-legend li'])
    expect.soft((await colourOf(page, part, '::before'))[2]).toBe('exact');
});

for (const { name, path } of PAGE_TYPES) {
  sharedTabTest(`nothing moves on ${name} for those who asked for less motion`, { tag: '@phone' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const found = await page.evaluate(() => {
      const seconds = (text: string) => Math.max(...text.split(',').map(Number.parseFloat));
      const smooth = [...document.querySelectorAll('*')].filter((element) => {
        const { scrollBehavior, transitionDuration, animationDuration } = getComputedStyle(element);
        return scrollBehavior === 'smooth' || seconds(transitionDuration) > 0.01 || seconds(animationDuration) > 0.01;
      });
      // What only appears after a while does not move: its duration is zero.
      const moving = document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 10);
      return [...smooth.map(({ tagName }) => tagName), ...moving.map(({ id }) => `animation ${id}`)];
    });
    expect(found).toEqual([]);
  });
}

/** Notes whether the browser fades from the last page into this one. */
async function noteTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { readonly viewTransition?: object | null };
      document.documentElement.dataset.transition = String(Boolean(viewTransition));
    });
  });
}

for (const [reducedMotion, fades] of [
  ['no-preference', 'true'],
  ['reduce', 'false'],
] as const) {
  test(`a page ${fades === 'true' ? 'fades' : 'does not fade'} into the next one where motion is wanted like this: ${reducedMotion}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await noteTransitions(page);
    await page.goto('/contact');
    test.skip(!(await page.evaluate(() => 'onpagereveal' in window)), 'This browser has no such transitions.');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('html')).toHaveAttribute('data-transition', fades);
  });
}
