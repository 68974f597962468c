import { expect, test } from 'vitest';
import { bookingListContract } from '../../../src/lib/desk/booking-list.contract.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { book, CONTACT, send } from '../../fixtures/steps/a-client.ts';
import { aStaffMember, type TestStaff } from '../../fixtures/steps/a-desk.ts';
import { aServices, type TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases, type NewPlace } from '../../fixtures/steps/databases.ts';

const PATH = '/api/desk/bookings';

const FLIGHT = { number: '5J 637', time: '06:40' };

/** Three bookings, placed a minute after each other. */
async function threeBookings(newPlace: NewPlace): Promise<TestServices> {
  const services = await aServices(await newPlace());
  const bookAt = async (bookingRef: string, contact: object, arrival: typeof FLIGHT | null = null) => {
    services.setTime(`2026-11-21T12:0${bookingRef.at(-1)}:00+08:00`);
    const contactInfo = { ...CONTACT, ...contact };
    return book(services, { bookingRef, contactInfo, bookingItems: [aCartItem('AAAAAAAA', { arrival })] });
  };
  await bookAt('AAAA0001', { name: 'José Ángel Muñoz', email: 'jose@example.com' });
  await bookAt('BBBB0002', { name: 'Bo 100%_Lim', mobile: '+639175550199' }, FLIGHT);
  await bookAt('CCCC0003', { name: 'Carla Muñoz', mobile: '+4915112345678' });
  return services;
}

async function refsFor(staff: TestStaff, query: string): Promise<readonly string[]> {
  const { status, body } = await staff.get(`${PATH}?query=${encodeURIComponent(query)}`);
  expect([query, status]).toEqual([query, 200]);
  return bookingListContract.response.parse(body).bookings.map(({ ref }) => ref);
}

describeOnBothDatabases('GET /api/desk/bookings (specification.md#finding-a-booking)', (newPlace) => {
  test('finds by the beginnings of words, of numbers, and of the last digits', async () => {
    const services = await threeBookings(newPlace);
    const desk = await aStaffMember(services, { role: 'desk' });
    const expected: readonly (readonly [string, readonly string[]])[] = [
      ['muñ', ['CCCC0003', 'AAAA0001']],
      ['MUNOZ', ['CCCC0003', 'AAAA0001']],
      ['munoz jo', ['AAAA0001']],
      ['uñoz', []],
      ['bbbb0002', ['BBBB0002']],
      ['BBBB', ['BBBB0002']],
      ['jose@', ['AAAA0001']],
      ['5j 637', ['BBBB0002']],
      ['5J637', ['BBBB0002']],
      ['637', ['BBBB0002']],
      ['+63 917 555-0199', ['BBBB0002']],
      ['0917 555 0199', ['BBBB0002']],
      ['0199', ['BBBB0002']],
      ['00639175550199', ['BBBB0002']],
      ['+49 151', ['CCCC0003']],
      ['12345678', ['CCCC0003']],
      ['carla 5678', ['CCCC0003']],
      ['199', []],
      ['100%_lim', ['BBBB0002']],
      ['%', []],
      ["'; drop table bookings; --", []],
      ['maria', ['CCCC0003', 'BBBB0002']],
      ['', ['CCCC0003', 'BBBB0002', 'AAAA0001']],
    ];
    const found = [];
    for (const [query] of expected) found.push([query, await refsFor(desk, query)]);
    expect(found).toEqual(expected);
  });

  test('has what one must know of each, and the newest first', async () => {
    const services = await threeBookings(newPlace);
    const desk = await aStaffMember(services, { role: 'desk' });
    const { body } = await desk.get(`${PATH}?view=recent`);
    expect(body.next).toBeNull();
    expect(body.bookings.map(({ ref }: { ref: string }) => ref)).toEqual(['CCCC0003', 'BBBB0002', 'AAAA0001']);
    expect(body.bookings[1]).toEqual({
      ...{ ref: 'BBBB0002', status: 'awaiting-payment', placedAt: '2026-11-21T12:02:00+08:00' },
      ...{ name: 'Bo 100%_Lim', mobile: '+639175550199', email: CONTACT.email },
      ...{ totalUsd: 173, paidCents: 0, refundCents: 0 },
      trips: [
        {
          title: 'Private van from Puerto Princesa to El Nido',
          departure: '2027-01-12T07:30:00+08:00',
          people: 2,
          arrival: '5J 637, 6:40 AM',
        },
      ],
    });
  });

  test('follows a corrected address', async () => {
    const services = await aServices(await newPlace());
    const { secret } = await book(services, { bookingRef: 'AAAA0001' });
    const desk = await aStaffMember(services, { role: 'desk' });
    await send(services, 'PUT', '/api/bookings/AAAA0001/email', { body: { email: 'clara@example.com' }, secret });
    expect(await refsFor(desk, 'clara@')).toEqual(['AAAA0001']);
    expect(await refsFor(desk, 'maria@')).toEqual([]);
  });

  test('goes on after fifty, with none twice and none left out', async () => {
    const services = await aServices(await newPlace());
    const refs = Array.from({ length: 103 }, (_, index) => `MANY0${String(index).padStart(3, '0')}`);
    for (const bookingRef of refs) await book(services, { bookingRef });
    const desk = await aStaffMember(services, { role: 'desk' });
    for (const query of ['', 'query=maria santos&', 'query=many&']) {
      const found: string[] = [];
      const sizes: number[] = [];
      for (let cursor = ''; ; ) {
        const { body } = await desk.get(`${PATH}?${query}${cursor}`);
        found.push(...body.bookings.map(({ ref }: { ref: string }) => ref));
        sizes.push(body.bookings.length);
        if (body.next === null) break;
        cursor = `cursor=${encodeURIComponent(body.next)}`;
      }
      expect([found.toSorted(), sizes]).toEqual([refs, [50, 50, 3]]);
    }
    expect((await desk.get(`${PATH}?cursor=tomorrow`)).status).toBe(422);
  });

  test('does not exist for drivers', async () => {
    const services = await aServices(await newPlace());
    const driver = await aStaffMember(services, { role: 'driver', providerId: 'adsts' });
    expect((await driver.get(`${PATH}?view=recent`)).status).toBe(404);
    expect((await send(services, 'GET', PATH)).status).toBe(401);
  });
});
