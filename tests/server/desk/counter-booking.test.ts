import { expect, test } from 'vitest';
import { counterBookingContract } from '../../../src/lib/desk/counter-booking.contract.ts';
import { aBookingCatalogue, aSellableTrip } from '../../fixtures/builders/a-booking-catalogue.ts';
import { aBookingBody, book, REF, send } from '../../fixtures/steps/a-client.ts';
import { aStaffMember, type TestStaff } from '../../fixtures/steps/a-desk.ts';
import { aServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const PATH = '/api/desk/bookings';
const CASH = { kind: 'cash', receipt: 'R-0001' };
const LINK = { kind: 'link' };

const place = (staff: TestStaff, changes: object, key = 'a-key-of-joy') =>
  staff.post(PATH, aBookingBody(changes), { key });

describeOnBothDatabases('POST /api/desk/bookings (specification.md#booking-for-somebody)', (newPlace) => {
  test('books on the phone, and has a message with the link to pay', async () => {
    const services = await aServices(await newPlace());
    const joy = await aStaffMember(services, { role: 'desk', name: 'Joy' });
    const { status, body } = await place(joy, { payment: LINK });
    expect([status, body.detail]).toEqual([201, undefined]);
    const { booking, history, message } = counterBookingContract.response.parse(body);
    expect([booking.status, booking.totalUsd]).toEqual(['awaiting-payment', 173]);
    expect(history).toMatchObject([{ event: 'place', actor: { kind: 'staff', name: 'Joy' } }]);
    expect(message.text).toBe(
      [
        'Hello Maria Santos, this is Dalan Palawan. Your booking ABCD1234:',
        'Private van from Puerto Princesa to El Nido, Tue, Jan 12, 2027, 7:30 AM, 2 people',
        `Please pay US$173 or ₱10,034 by Sun, Nov 22, 12:00 PM, Palawan time: ${message.url}`,
      ].join('\n'),
    );
    expect(message.sms).toBe(`sms:+639175550100?body=${encodeURIComponent(message.text)}`);
    expect(message.whatsapp).toBe(`https://wa.me/639175550100?text=${encodeURIComponent(message.text)}`);
    const secret = new URLSearchParams(new URL(message.url).hash.slice(1)).get('secret') ?? '';
    expect((await send(services, 'GET', `/api/bookings/${REF}`, { secret })).status).toBe(200);
  });

  test('counts cash at the counter at once, and a repeated request books nothing again', async () => {
    const services = await aServices(await newPlace());
    const joy = await aStaffMember(services, { role: 'desk', name: 'Joy' });
    const first = await place(joy, { payment: CASH });
    expect([first.status, first.body.booking.status]).toEqual([201, 'paid']);
    expect(first.body.payments).toMatchObject([{ id: 'R-0001', cents: 17_300, by: 'Joy' }]);
    expect(first.body.message.text).toContain('It is paid. Your voucher: https://palawan.example/');
    const again = await place(joy, { payment: CASH });
    expect([again.status, again.body.payments.length, again.body.history]).toEqual([200, 1, first.body.history]);
    expect((await place(joy, { payment: LINK })).status).toBe(422);
  });

  test('books nothing at another price, without places, or with the receipt of another booking', async () => {
    const services = await aServices(await newPlace());
    const joy = await aStaffMember(services, { role: 'desk' });
    const other = await place(joy, { payment: LINK, expectedTotalUsd: 100 });
    expect([other.status, other.body.errors]).toMatchObject([409, [{ field: 'expectedTotalUsd' }]]);
    await place(joy, { payment: CASH, bookingRef: 'OTHER001' }, 'another-key-1');
    expect((await place(joy, { payment: CASH }, 'another-key-2')).status).toBe(409);
    services.sell(aBookingCatalogue([aSellableTrip({ sharing: 'alone', capacity: { units: 1, seats: 10 } })]));
    const full = await place(joy, { payment: LINK }, 'another-key-3');
    expect([full.status, full.body.code]).toEqual([409, 'no-places']);
    expect((await joy.get(`${PATH}/${REF}`)).status).toBe(404);
  });

  test('takes no reference that is in use, and does not exist for drivers', async () => {
    const services = await aServices(await newPlace());
    await book(services);
    const joy = await aStaffMember(services, { role: 'desk' });
    expect((await place(joy, { payment: LINK })).status).toBe(404);
    const driver = await aStaffMember(services, { role: 'driver', providerId: 'adsts' });
    expect((await place(driver, { payment: LINK })).status).toBe(404);
  });
});
