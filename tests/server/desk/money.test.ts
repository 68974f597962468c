import { expect, test } from 'vitest';
import { moneyContract } from '../../../src/lib/desk/money.contract.ts';
import { book, CONTACT } from '../../fixtures/steps/a-client.ts';
import { aStaffMember } from '../../fixtures/steps/a-desk.ts';
import { aServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const PATH = '/api/desk/money';
const usd = (cents: number, id: string) => ({ id, amount: { currency: 'USD', cents } });

describeOnBothDatabases('GET /api/desk/money (specification.md#money-at-the-desk)', (newPlace) => {
  test('has what is waited for, what is owed, and what came by day and method', async () => {
    const services = await aServices(await newPlace());
    for (const bookingRef of ['AAAA0001', 'BBBB0002', 'CCCC0003']) await book(services, { bookingRef });
    let desk = await aStaffMember(services, { role: 'desk' });
    const command = (ref: string, path: string, body: object) =>
      desk.post(`/api/desk/bookings/${ref}/${path}`, body, { key: `${ref}-${path}` });
    await command('AAAA0001', 'payments', usd(17_300, 'BDO-1'));
    await command('BBBB0002', 'payments', usd(20_000, 'BDO-2'));
    services.setTime('2026-11-22T08:00:00+08:00');
    desk = await aStaffMember(services, { role: 'desk' });
    await command('BBBB0002', 'refunds', { cents: 1000, reason: 'Too much', method: 'by-hand' });

    const { status, body } = await desk.get(PATH);
    expect(status).toBe(200);
    const { waiting, refundsOwed, totals, from, to } = moneyContract.response.parse(body);
    const named = { name: CONTACT.name, mobile: CONTACT.mobile, departure: '2027-01-12T07:30:00+08:00' };
    expect(waiting).toEqual([
      {
        ...named,
        ...{ ref: 'CCCC0003', status: 'awaiting-payment', dueCents: 17_300, amount: 'US$173 or ₱10,034' },
        ...{ payBy: '2026-11-22T12:00:00+08:00', isPayingOnline: false },
      },
    ]);
    expect(refundsOwed).toEqual([{ ...named, ref: 'BBBB0002', status: 'paid', cents: 1700, byHandCents: 1700 }]);
    expect([from, to]).toEqual(['2026-10-24', '2026-11-22']);
    expect(totals).toEqual([
      { day: '2026-11-21', method: 'manual', receivedCents: 37_300, payments: 2, refundedCents: 0 },
      { day: '2026-11-22', method: 'manual', receivedCents: 0, payments: 0, refundedCents: 1000 },
    ]);
    expect((await desk.get(`${PATH}?from=2026-11-22&to=2026-11-22`)).body.totals).toHaveLength(1);
  });

  test('refuses days the wrong way round, and does not exist for drivers', async () => {
    const services = await aServices(await newPlace());
    const desk = await aStaffMember(services, { role: 'desk' });
    expect((await desk.get(`${PATH}?from=2026-11-22&to=2026-11-21`)).status).toBe(422);
    expect((await desk.get(`${PATH}?from=2020-11-22&to=2026-11-21`)).status).toBe(422);
    const driver = await aStaffMember(services, { role: 'driver', providerId: 'adsts' });
    expect((await driver.get(PATH)).status).toBe(404);
  });
});
