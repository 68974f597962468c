import { expect, test } from 'vitest';
import { bookingFileContract, passportsContract } from '../../../src/lib/desk/booking-file.contract.ts';
import { aPassportBooking, PASSPORT, savePerson, TOUR } from '../../fixtures/builders/a-passport-booking.ts';
import { book, REF, send } from '../../fixtures/steps/a-client.ts';
import { aStaffMember } from '../../fixtures/steps/a-desk.ts';
import { aServices, NOON } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const PATH = `/api/desk/bookings/${REF}`;

describeOnBothDatabases('GET /api/desk/bookings/{ref} (specification.md#a-booking-at-the-desk)', (newPlace) => {
  test('has everything of a booking, of passports only whether they are there', async () => {
    const { services, secret } = await aPassportBooking(await newPlace());
    await savePerson(services, secret);
    const desk = await aStaffMember(services, { role: 'desk', name: 'Joy' });
    const { status, body } = await desk.get(PATH);
    expect(status).toBe(200);
    const file = bookingFileContract.response.parse(body);
    expect(file.asOf).toBe(NOON);
    expect(file.booking.trips[0]?.participants).toEqual([
      expect.objectContaining({ name: 'Maria Santos', passport: 'on-file' }),
      null,
    ]);
    expect(JSON.stringify(file)).not.toContain(PASSPORT.number.slice(-3));
    expect(file).toMatchObject({ dueCents: 34_600, refundCents: 0, actions: ['pay', 'confirm', 'cancel', 'change'] });
    expect(file).toMatchObject({ duePesos: 20_068, hotelStops: { [TOUR]: ['dropoff'] } });
    expect(file.history).toMatchObject([
      { event: 'place', to: 'awaiting-payment', actor: { kind: 'traveller', name: null } },
    ]);
    expect(file.mails.map(({ recipient, state }) => [recipient, state])).toContainEqual(['traveller', 'waiting']);
    expect([file.payments, file.refunds, file.notes, file.checkIns, file.attribution]).toEqual([[], [], [], [], null]);
  });

  test('does not exist for drivers, for nobody, and for a booking that is none', async () => {
    const services = await aServices(await newPlace());
    await book(services);
    const [desk, driver] = [
      await aStaffMember(services, { role: 'desk' }),
      await aStaffMember(services, { role: 'driver', providerId: 'adsts' }),
    ];
    expect((await desk.get('/api/desk/bookings/ZZZZ9999')).status).toBe(404);
    for (const path of [PATH, `${PATH}/passports`]) expect((await driver.get(path)).status).toBe(404);
    expect((await send(services, 'GET', PATH)).status).toBe(401);
  });
});

describeOnBothDatabases('GET /api/desk/bookings/{ref}/passports', (newPlace) => {
  test('has passports in full, and the history says who read them', async () => {
    const { services, secret } = await aPassportBooking(await newPlace());
    await savePerson(services, secret);
    const desk = await aStaffMember(services, { role: 'desk', name: 'Joy' });
    const { passports } = passportsContract.response.parse((await desk.get(`${PATH}/passports`)).body);
    expect(passports).toEqual([
      { tripRef: TOUR, index: 0, name: 'Maria Santos', state: 'complete', passport: PASSPORT },
      { tripRef: TOUR, index: 1, name: null, state: 'missing', passport: null },
    ]);
    const { history } = (await desk.get(PATH)).body;
    expect(history.at(-1)).toEqual({
      ...{ at: NOON, event: 'read-passports', from: 'awaiting-payment', to: 'awaiting-payment' },
      ...{ cause: 'Passports were read.', actor: { kind: 'staff', name: 'Joy' } },
    });
  });
});
