import { expect, test } from 'vitest';
import { departuresContract } from '../../../src/lib/desk/departures.contract.ts';
import { verifyVoucher } from '../../../src/lib/desk/verify-voucher.ts';
import { voucherKeysContract } from '../../../src/lib/desk/voucher-keys.contract.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { book, REF, send } from '../../fixtures/steps/a-client.ts';
import { aStaffMember, type TestStaff } from '../../fixtures/steps/a-desk.ts';
import { aServices, NOON } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases, type NewPlace } from '../../fixtures/steps/databases.ts';

const DAY = '2027-01-12';
const MORNING = Date.parse(`${DAY}T07:00:00+08:00`);

/** Joy at a desk with one booking for that day. */
async function joyWith(newPlace: NewPlace) {
  const services = await aServices(await newPlace());
  const { booking, secret } = await book(services);
  const joy = await aStaffMember(services, { role: 'desk', name: 'Joy' });
  const payment = { id: 'BDO-1', amount: { currency: 'USD', cents: 17_300 } };
  const pay = () => joy.post(`/api/desk/bookings/${REF}/payments`, payment, { key: 'a-key-for-it' });
  const read = async () => (await send(services, 'GET', `/api/bookings/${REF}`, { secret })).body;
  return { services, booking, secret, joy, pay, read };
}

async function keysOf(staff: TestStaff, query = `?day=${DAY}`) {
  const { status, body } = await staff.get(`/api/desk/voucher-keys${query}`);
  expect(status).toBe(200);
  return voucherKeysContract.response.parse(body);
}

/** What a device that has loaded a day says of a voucher, without a network. */
async function verdictOf(staff: TestStaff, voucher: string) {
  const { keys, cancelled } = await keysOf(staff);
  const day = departuresContract.response.parse((await staff.get(`/api/desk/departures?day=${DAY}`)).body);
  const departure = day.departures[0] ?? { listingCode: '', time: '', groups: [] };
  return (await verifyVoucher(voucher, keys, { departure, day, cancelled }, MORNING)).kind;
}

describeOnBothDatabases('vouchers (specification.md#vouchers)', (newPlace) => {
  test('are signed once a booking is paid, and are the same at each reading', async () => {
    const { booking, joy, pay, read } = await joyWith(newPlace);
    expect(booking).not.toHaveProperty('voucher');
    await pay();
    const { voucher } = await read();
    expect(voucher).toMatch(
      /^ABCD1234\nMaria Santos\n2027-01-12 07:30 .*, 2 people\nv1\.voucher\.1\.2027-01-12\.[\w-]{86}$/,
    );
    expect((await read()).voucher).toBe(voucher);
    expect(await verdictOf(joy, voucher)).toBe('valid');
  });

  test('are used once everybody has boarded', async () => {
    const { services, joy, pay, read } = await joyWith(newPlace);
    await pay();
    const { voucher } = await read();
    services.setTime(`${DAY}T07:00:00+08:00`);
    const pier = await aStaffMember(services);
    for (const index of [0, 1]) {
      const checkIn = {
        id: `check-in-${index}`,
        tripRef: 'AAAAAAAA',
        index,
        state: 'boarded',
        at: `${DAY}T06:50:00+08:00`,
      };
      expect((await pier.put(`/api/desk/bookings/${REF}/check-ins`, checkIn)).status).toBe(200);
    }
    expect(await verdictOf(pier, voucher)).toBe('used');
    expect(joy.id).not.toBe(pier.id);
  });

  test('of before a change are known, and the new one counts', async () => {
    const { services, secret, joy, pay, read } = await joyWith(newPlace);
    await pay();
    const before = (await read()).voucher;
    const { listingCode: _code, ...choice } = aCartItem('AAAAAAAA').trip;
    const body = { tripRef: 'AAAAAAAA', choice: { ...choice, time: '13:30' }, expectedTotalUsd: 173 };
    expect(
      (await send(services, 'PUT', `/api/bookings/${REF}/trip`, { body, secret, key: 'key-of-the-change' })).status,
    ).toBe(200);
    expect(await verdictOf(joy, before)).toBe('changed');
    expect(await verdictOf(joy, (await read()).voucher)).toBe('valid');
  });

  test('of a cancelled booking are known without a network, and no more is signed', async () => {
    const { services, secret, joy, pay, read } = await joyWith(newPlace);
    await pay();
    const { voucher, refundNow } = await read();
    const body = { expectedRefund: refundNow };
    expect((await send(services, 'POST', `/api/bookings/${REF}/cancellation`, { body, secret })).status).toBe(200);
    expect(await read()).not.toHaveProperty('voucher');
    expect((await keysOf(joy)).cancelled).toEqual([REF]);
    expect(await verdictOf(joy, voucher)).toBe('cancelled');
  });
});

describeOnBothDatabases('GET /api/desk/voucher-keys', (newPlace) => {
  test('has public keys alone, and what is cancelled on that day', async () => {
    const { services, joy } = await joyWith(newPlace);
    const { keys, asOf, day, cancelled } = await keysOf(joy, '');
    expect({ asOf, day, cancelled }).toEqual({ asOf: NOON, day: NOON.slice(0, 10), cancelled: [] });
    expect(keys).toEqual([{ id: 'voucher', key: expect.stringMatching(/^[\w-]{43}$/) }]);
    const [secret] = [...services.voucherKeys.keys.values()];
    expect(keys[0]?.key).not.toBe(secret?.toString('base64url'));
  });

  test('names an unpaid booking whose time is over, and to drivers only those of their company', async () => {
    const { services } = await joyWith(newPlace);
    services.setTime('2026-11-25T12:00:00+08:00');
    const { unitOfWork } = services;
    await unitOfWork.write(REF, ({ bookings }) => bookings.change(REF, { status: 'expired' }));
    const refsFor = async (given: Parameters<typeof aStaffMember>[1]) =>
      (await keysOf(await aStaffMember(services, given))).cancelled;
    expect(await refsFor({ role: 'owner' })).toEqual([REF]);
    expect(await refsFor({ role: 'driver', name: 'Jun', providerId: 'adsts' })).toEqual([REF]);
    expect(await refsFor({ role: 'driver', name: 'Ben', providerId: 'zion' })).toEqual([]);
  });

  test('is for who is signed in, and for real days', async () => {
    const { services, joy } = await joyWith(newPlace);
    expect((await send(services, 'GET', '/api/desk/voucher-keys')).status).toBe(401);
    expect((await joy.get('/api/desk/voucher-keys?day=2027-02-30')).status).toBe(422);
  });
});
