import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { EUROS_A_DOLLAR } from './edited-site.ts';
import { expect, fill, groupOf, openFile, save } from './editor-test.ts';

/** The listing that is edited. */
export const VAN = 'listings/PV-PPS-ELN.yaml';
/** Its page. */
export const VAN_PAGE = '/transfers/puerto-princesa-to-el-nido-private-van';
/** The page of the listing that is added. */
export const NEW_PAGE = '/transfers/puerto-princesa-to-roxas-private-van';
/** The page that is added. */
export const LANDING_PAGE = '/private-vans-from-puerto-princesa';
const RATES = 'settings/rates.yaml';
const PHOTOGRAPH = fileURLToPath(new URL('../../../src/assets/images/HB/HB2.webp', import.meta.url));
const ALT = 'A white van in front of the market of Roxas';
const FRENCH = 'Van privé pour El Nido, de porte à porte';

/** The next June of which no day has begun. */
const JUNE = `${new Date().getFullYear() + (new Date().getMonth() < 4 ? 0 : 1)}-06`;

/** Changes a price, found by the code of the listing. */
export async function changePrice(page: Page): Promise<void> {
  await page.goto('/desk/content');
  await page.getByRole('searchbox', { name: 'Find by title or name' }).fill('pv-pps-eln');
  await page.getByRole('link', { name: /PV-PPS-ELN/ }).click();
  await fill(page, 'Base', '155');
  const couple = page.getByRole('region', { name: 'What groups pay' }).getByRole('row', { name: /^2 people/ });
  await expect(couple).toContainText('$173');
  await expect(couple).toContainText('$178');
  await expect(page.getByRole('complementary').getByText(/^These \d+ pages change$/)).toBeVisible();
}

/** Closes a week in June, with its reason. */
export async function closeWeek(page: Page): Promise<void> {
  const closures = groupOf(page, 'Closures');
  await closures.getByLabel('First day of a week').fill(`${JUNE}-07`);
  await closures.getByRole('button', { name: 'Close seven days' }).click();
  await expect(closures.getByText('7 days')).toBeVisible();
  await closures.getByLabel('Reason').fill('the road is mended');
}

/** Translates the title of the open listing into French. */
export async function translateTitle(page: Page): Promise<void> {
  await page.getByText(/^Translations/).click();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.getByText('English Private van from Puerto Princesa to El Nido')).toBeVisible();
  await fill(page, 'Title', FRENCH);
  await save(page);
}

/** Takes today's exchange rates, sees which change, and saves them. */
export async function takeRates(page: Page): Promise<void> {
  await openFile(page, RATES);
  await page.getByRole('button', { name: "Take today's rates" }).click();
  const changes = page.getByRole('region', { name: 'Rates before and after' });
  await expect(changes.getByText(String(EUROS_A_DOLLAR)).first()).toBeVisible();
  await save(page);
}

/** Begins a listing as a copy of another one. */
export async function copyListing(page: Page): Promise<void> {
  await page.goto('/desk/content#/listings');
  await page.getByRole('button', { name: 'Copy Private van from Puerto Princesa to El Nido', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('PV PPS');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog.getByText(/^Letters, digits and hyphens/)).toBeVisible();
  await dialog.getByLabel('Name').fill('PV-PPS-RXS');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await fill(page, 'Title', 'Private van from Puerto Princesa to Roxas');
  await fill(page, 'Address 1', 'puerto-princesa-to-roxas-private-van');
  await fill(
    page,
    'SEO description',
    'Ride from Puerto Princesa airport or your hotel to Roxas in a van of your own: half the way to El Nido, with all stops that you like.',
  );
}

/** Brings a picture to the open listing, and has it published. */
export async function uploadPicture(page: Page): Promise<void> {
  await groupOf(page, 'Thumbnail (optional)').getByRole('button', { name: 'Choose a picture' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Upload a picture' }).click();
  // A mistake of this kind of field: a text is no picture.
  await dialog.getByLabel('File').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('text') });
  await dialog.getByLabel('Place').fill('ROX/1');
  await dialog.getByLabel('Description').fill(ALT);
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog.locator('.field-problem, .desk-problem').filter({ hasText: /./ })).toBeVisible();
  await dialog.getByLabel('File').setInputFiles(PHOTOGRAPH);
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog).toBeHidden();
  await expect(groupOf(page, 'Thumbnail (optional)').getByRole('img', { name: ALT })).toBeVisible();
  await page.getByLabel('Status').selectOption({ label: 'Published: on the site from the next publication' });
  await save(page);
}

/** Adds a page that lists what leaves from Puerto Princesa. */
export async function addLandingPage(page: Page): Promise<void> {
  await page.goto('/desk/content#/landing-pages');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(LANDING_PAGE.slice(1));
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await groupOf(page, 'Types (optional)').getByRole('checkbox', { name: 'Private transfer', exact: true }).check();
  await page.getByLabel('Origin (optional)').selectOption({ label: 'Puerto Princesa (PPS)' });
  const listings = page.getByRole('region', { name: 'Listings of this page' });
  await expect(listings.getByText(/^\d+ listings match this filter\.$/)).toBeVisible();
  await expect(listings.getByText('Private van from Puerto Princesa to Roxas')).toBeVisible();
  await fill(page, 'Lead', 'Every private van that leaves from Puerto Princesa, on one page.');
  await fill(
    page,
    'SEO description',
    'All private vans from Puerto Princesa on one page: to El Nido, Roxas, Port Barton, San Vicente and Sabang, with prices for groups.',
  );
  await save(page);
}

/** Finds everything where travellers find it, once it is live. */
export async function lookAtSite(page: Page): Promise<void> {
  await page.goto(VAN_PAGE);
  await expect(page.getByRole('main')).toContainText('$178');
  await expect(page.getByText(/^Does not run from June 7.* to June 13.*: the road is mended\.$/)).toBeAttached();
  expect((await (await page.request.get('/rates.json')).json()).rates.EUR).toBe(EUROS_A_DOLLAR);
  await page.goto(`/fr${VAN_PAGE}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(FRENCH);
  await page.goto(LANDING_PAGE);
  await page
    .getByRole('link', { name: /Puerto Princesa to Roxas/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${NEW_PAGE}$`));
  await expect(page.getByRole('img', { name: ALT }).first()).toBeVisible();
}
