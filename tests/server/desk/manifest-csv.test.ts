import { expect, test } from 'vitest';
import { manifestHref } from '../../../src/lib/desk/manifest.contract.ts';
import { aBookingCatalogue, aPassportTrip, aSellableTrip } from '../../fixtures/builders/a-booking-catalogue.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { aTrip } from '../../fixtures/builders/a-trip.ts';
import { book, CONTACT, REF, send } from '../../fixtures/steps/a-client.ts';
import { aStaffMember } from '../../fixtures/steps/a-desk.ts';
import { aServices, type TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const DAY = '2027-01-12';
const TOUR = { listingCode: 'PV-PPUR-SVC-PPS', day: DAY, time: '13:30' };
const PATH = manifestHref(TOUR);

/** A tour of Zion with cash and a formula in its note, in one booking with a van of ADSTS. */
async function aTour(services: TestServices): Promise<void> {
  const tour = aTrip({ code: TOUR.listingCode, title: 'Underground River' });
  const zion = aPassportTrip({ provider: 'Zion', providerId: 'zion', cashPhp: { perPerson: 150, perGroup: 0 } });
  services.sell(aBookingCatalogue([aSellableTrip(), zion]));
  const notes = '=HYPERLINK("https://evil.example")';
  const bookingItems = [aCartItem('AAAAAAAA'), aCartItem('BBBBBBBB', { time: '13:30', notes }, tour)];
  await book(services, { bookingItems, expectedTotalUsd: 346 });
}

/** The cells of a list without quoted line breaks, by column. */
function rowsOf(csv: string) {
  const [header = '', ...lines] = csv.replace('\ufeff', '').trim().split('\r\n');
  const columns = header.split(',');
  const cellsOf = (line: string) => [...line.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(([, cell = '']) => cell);
  return {
    columns,
    rows: lines.map((line) => Object.fromEntries(cellsOf(line).map((cell, at) => [columns[at], cell]))),
  };
}

describeOnBothDatabases('GET /api/desk/manifest (specification.md#departures-of-a-day)', (newPlace) => {
  test('is a file with a line for each person of one departure', async () => {
    const services = await aServices(await newPlace());
    await aTour(services);
    const desk = await aStaffMember(services, { role: 'desk' });
    const { status, headers, body } = await desk.get(PATH);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="manifest-2027-01-12-1330-PV-PPUR-SVC-PPS.csv"',
    );
    const { rows } = rowsOf(body);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      departure: '2027-01-12 13:30',
      reference: REF,
      'lead traveller': CONTACT.name,
      person: '1',
      of: '2',
      'cash PHP': '300',
      missing: 'not paid; 2 of 2 names missing',
    });
  });

  test('runs nothing that a traveller has typed, and has no passports', async () => {
    const services = await aServices(await newPlace());
    await aTour(services);
    const owner = await aStaffMember(services);
    const { columns, rows } = rowsOf((await owner.get(PATH)).body);
    expect(rows[0]?.notes).toMatch(/^"?'=HYPERLINK/);
    expect(columns.filter((column) => /passport/.test(column))).toEqual([]);
  });

  test('has the columns of the command, but for drivers no money', async () => {
    const services = await aServices(await newPlace());
    await aTour(services);
    const office = rowsOf((await (await aStaffMember(services)).get(PATH)).body);
    const driver = await aStaffMember(services, { role: 'driver', providerId: 'zion' });
    const { body } = await driver.get(PATH);
    const theirs = rowsOf(body);
    expect(theirs.columns).toEqual(office.columns.filter((column) => column !== 'cash PHP' && column !== 'due USD'));
    expect(theirs.rows[0]).toMatchObject({
      mobile: expect.stringContaining(CONTACT.mobile),
      taken: office.rows[0]?.taken,
    });
    expect(theirs.rows[0]?.missing).toBe('2 of 2 names missing');
    expect(body).not.toMatch(/paid|USD|PHP|@/);
  });

  test('does not exist for drivers of other companies, for empty departures and for strangers', async () => {
    const services = await aServices(await newPlace());
    await aTour(services);
    const owner = await aStaffMember(services);
    const other = await aStaffMember(services, { role: 'driver', providerId: 'adsts' });
    expect((await other.get(PATH)).status).toBe(404);
    expect((await owner.get(manifestHref({ ...TOUR, time: '13:31' }))).status).toBe(404);
    expect((await owner.get(manifestHref({ ...TOUR, day: '2027-01-13' }))).status).toBe(404);
    expect((await send(services, 'GET', PATH)).status).toBe(401);
  });

  test.each([
    ['day', '2027-02-30'],
    ['time', '7:30'],
    ['listing', 'A"; filename="evil.exe'],
  ])('refuses a wrong %s', async (field, value) => {
    const services = await aServices(await newPlace());
    const owner = await aStaffMember(services);
    const query = new URLSearchParams({ day: DAY, listing: TOUR.listingCode, time: '13:30', [field]: value });
    const { status, body } = await owner.get(`/api/desk/manifest?${query}`);
    expect([status, body.errors[0].field]).toEqual([422, field]);
  });
});
