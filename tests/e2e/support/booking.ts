import { expect, type Locator, type Page } from '@playwright/test';

/** A seat in a shared van, six departures a day. */
export const VAN = { path: '/transfers/puerto-princesa-to-el-nido-shared-van', code: 'SV-PPS-ELN' } as const;

/** A boat that takes joining guests from El Nido at nine. */
export const BOAT = { path: '/tours/el-nido-tour-a-joining', code: 'JT-ELN-A' } as const;

export interface Preference {
  readonly currency: string;
  readonly rate: number;
  readonly locale?: string;
  /** Other currencies that must keep a rate. */
  readonly others?: Readonly<Record<string, number>>;
}

/** Prices in a currency from the first page on, at a rate that does not change. */
export async function preferCurrency(page: Page, preference: Preference): Promise<void> {
  const { currency, rate, locale = 'en-US', others = {} } = preference;
  const table = await (await page.request.get('/rates.json')).json();
  const fixed = { ...table, rates: { ...table.rates, ...others, [currency]: rate } };
  await page.route('**/rates.json', (route) => route.fulfill({ json: fixed }));
  await page.addInitScript(
    (stored) => {
      if (localStorage.getItem('preference.1') === null) localStorage.setItem('preference.1', stored);
    },
    JSON.stringify({ currency, locale, rate, rateDate: null, currencyData: null }),
  );
}

/** Opens the booking dialog of a listing's page. */
export async function openDialog(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await page.getByRole('link', { name: 'Book', exact: true }).filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('grid').or(changeDay(dialog))).toBeVisible();
  return dialog;
}

const changeDay = (dialog: Locator) => dialog.getByRole('button', { name: 'Change the day' });

/** Opens the calendar again where a day is chosen. */
export async function openCalendar(dialog: Locator): Promise<void> {
  if (await changeDay(dialog).count()) await changeDay(dialog).click();
  await expect(dialog.getByRole('grid')).toBeVisible();
}

/** A day far enough ahead for any notice: in two months, the 12th. */
export async function chooseDay(dialog: Locator, day = 12): Promise<void> {
  await openCalendar(dialog);
  for (let month = 0; month < 2; month += 1) await dialog.getByRole('button', { name: 'Next' }).first().click();
  await dialog.getByRole('button', { name: new RegExp(`\\b${day}, 20\\d\\d`) }).click();
}

const QUESTIONS = { pickup: 'Where should we pick you up?', dropoff: 'Where should we drop you off?' } as const;

export type StopSide = keyof typeof QUESTIONS;

/** The field for a pickup or drop-off. */
export const placeField = (dialog: Locator, side: StopSide) =>
  dialog.getByRole('combobox', { name: QUESTIONS[side], exact: true });

/** Areas of one spot, and localities of areas with many hotels. */
const SPOTS: Readonly<Record<string, string>> = { 'pps-airport': 'Puerto Princesa Airport' };
const LOCALITIES: Readonly<Record<string, string>> = {
  'pps-city-hotels': 'Puerto Princesa City',
  'eln-town-hotels': 'El Nido town',
  'svc-long-beach': 'Long Beach',
};

/** Chooses an area on one side: a hotel where it is an area of many (ADR 29). */
async function chooseStop(dialog: Locator, side: StopSide, area: string): Promise<void> {
  const field = placeField(dialog, side);
  const spot = SPOTS[area];
  const locality = LOCALITIES[area];
  if (!spot && !locality) throw new Error(`${area} has no name here`);
  await field.fill(spot ?? 'Casa Maria');
  const own = dialog.getByRole('option', { name: new RegExp(`^${spot ?? `Casa Maria, ${locality}`}`) });
  // From the second trip on it is a place from before.
  await own
    .or(dialog.getByRole('option', { name: /^Casa Maria(?!,)/ }))
    .first()
    .click();
}

/** Chooses areas by their ids; the second one only where it is asked for. */
export async function chooseAreas(dialog: Locator, pickup: string, dropoff?: string): Promise<void> {
  await chooseStop(dialog, 'pickup', pickup);
  if (dropoff) await chooseStop(dialog, 'dropoff', dropoff);
}

export async function addToCart(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await expect(dialog).toHaveCount(0);
}

/**
 * Chooses two seats in the van, on a day and at an hour. `host` where it is another than the tests'
 * own.
 */
export async function chooseVan(page: Page, { day = 12, hour = '7:30 AM' } = {}, host = ''): Promise<Locator> {
  const dialog = await openDialog(page, host + VAN.path);
  await chooseDay(dialog, day);
  await dialog.getByRole('radio', { name: hour }).check();
  await chooseAreas(dialog, 'pps-city-hotels', 'eln-town-hotels');
  return dialog;
}

/** Books what {@link chooseVan} chooses. */
export async function bookVan(...choice: Parameters<typeof chooseVan>): Promise<void> {
  await addToCart(await chooseVan(...choice));
}

/** Chooses two places on the boat on a day. */
export async function chooseBoat(page: Page, day = 12): Promise<Locator> {
  const dialog = await openDialog(page, BOAT.path);
  await chooseDay(dialog, day);
  await chooseAreas(dialog, 'eln-town-hotels');
  return dialog;
}

/** Books what {@link chooseBoat} chooses. */
export async function bookBoat(...choice: Parameters<typeof chooseBoat>): Promise<void> {
  await addToCart(await chooseBoat(...choice));
}

/** What the browser keeps under a key. */
export function storedOn<Value>(page: Page, key: string): Promise<Value> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
}
