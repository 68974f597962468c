import { readFile } from 'node:fs/promises';
import { barriers } from './support/barriers.ts';
import { bookElsewhere, itemFor, listingOf } from './support/filled-cart.ts';
import { operate } from './support/operator.ts';
import { watch } from './support/page-watch.ts';
import { addAuthenticator, invite } from './support/passkey.ts';
import { expect, test } from './support/test.ts';

test.use({ trace: 'off' });

/** The entries of the navigation, and the headings that they lead to. */
const SCREENS = [
  ['Find', 'Newest bookings'],
  ['Month', /20\d\d$/],
  ['Money', 'Money'],
  ['Sea', /sea/i],
  ['You', /^Ana/],
] as const;

test(
  'somebody who is invited makes a passkey, checks a traveller in, signs out and in again (specification.md#signing-in)',
  {
    tag: '@kept',
  },
  async ({ page, browser, isMobile }, testInfo) => {
    const problems = watch(page, '/none');
    const van = itemFor(await listingOf(page, 'SV-PPS-ELN'), 'VAN00000');
    const { ref } = await bookElsewhere(page, [van]);
    await operate(testInfo, 'confirm-payment', ref, '--amount', String(van.totalUsd), '--id', `BDO-${ref}`);
    await addAuthenticator(page);
    const name = `Ana ${testInfo.project.name}`;
    const link = await invite(testInfo, name, 'desk');

    await page.goto(link);
    await page.getByRole('button', { name: 'Make a passkey and sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Today/ })).toBeVisible();
    expect(page.url()).not.toContain('join');
    await page.getByLabel('Day', { exact: true }).fill(van.trip.date);
    await page
      .getByRole('link', { name: /Shared van/ })
      .filter({ hasText: '7:30 AM' })
      .click();
    const group = page.getByRole('article').filter({ hasText: ref });
    await expect(group.getByRole('heading', { name: 'Maria Santos, 2 people' })).toBeVisible();
    await group.getByRole('button', { name: 'Here: Traveller 1' }).click();
    await expect(group.getByText(new RegExp(`^Here since .+, ${name}$`))).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    if (isMobile) expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'List (CSV)' }).click();
    expect((await download).suggestedFilename()).toBe(`manifest-${van.trip.date}-0730-SV-PPS-ELN.csv`);
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toContain(`,${ref},Maria Santos,`);

    // Every other screen, as far as this role has them.
    const navigation = page.getByRole('navigation', { name: 'Desk' });
    for (const [label, heading] of SCREENS) {
      await navigation.getByRole('link', { name: label, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('button', { name: /^As of/ })).toBeVisible();
      expect.soft(await barriers(page)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft([label, wide]).toEqual([label, 0]);
    }
    await navigation.getByRole('link', { name: 'Find', exact: true }).click();
    await page.getByRole('link', { name: new RegExp(ref) }).click();
    await expect(page.getByText(/Shared van/).first()).toBeVisible();
    expect.soft(await barriers(page)).toEqual([]);

    // What was signed out stays so, also for whoever has copied its cookie.
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ name: '__Host-desk', httpOnly: true, secure: true, sameSite: 'Lax' });
    const signedOut = await page.request.post('/api/desk/sign-outs', { data: {} });
    expect(signedOut.status()).toBe(204);
    await page.context().addCookies(cookie ? [cookie] : []);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByText(ref)).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText(ref).first()).toBeVisible();

    // A second device of the same person, without the passkey of this one, is let in nowhere.
    const stranger = await browser.newContext();
    const strange = await stranger.newPage();
    await strange.goto(new URL(link, page.url()).href);
    await strange.getByRole('button', { name: 'Make a passkey and sign in' }).click();
    await expect(strange.getByText(/^This invitation was used already/)).toBeVisible();
    await stranger.close();
    expect(problems).toEqual([]);
  },
);
