import { expect, test } from 'vitest';
import { aMailer } from '../../fixtures/fakes/a-mailer.ts';
import { aReseller, aSellingReseller, uuidOf } from '../../fixtures/steps/a-reseller.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const ONE = uuidOf(1);

describeOnBothDatabases('mails about a booking of a reseller (specification.md#bookings-of-resellers)', (newPlace) => {
  test('go to the reseller with a link to the booking, and not to its traveller', async () => {
    const { services, reseller } = await aSellingReseller(await newPlace());
    const mailer = aMailer(services);
    await reseller.sell(ONE);
    await mailer.sender.sendDue();
    const recipients = mailer.sent.map(({ to }) => to).toSorted();
    expect(recipients).toEqual(['adsts@example.com', 'hello@palawan.example', 'trips@reseller.example']);
    const own = mailer.sent.find(({ to }) => to === 'trips@reseller.example');
    expect(own?.mail.text).toMatch(/https:\/\/palawan\.example\/\S+secret=/);
    expect(own?.mail.text).not.toContain('Pay');
    await reseller.post(`/bookings/${ONE}/cancel`);
    await mailer.sender.sendDue();
    expect(mailer.sent.filter(({ to }) => to === 'trips@reseller.example')).toHaveLength(2);
    expect(mailer.sent.map(({ to }) => to)).not.toContain('maria@example.com');
  });

  test('are dropped where the reseller has no address, and the others leave', async () => {
    const { services } = await aSellingReseller(await newPlace());
    const silent = await aReseller(services, { name: 'Another', email: '' });
    const mailer = aMailer(services);
    await silent.sell(ONE);
    await mailer.sender.sendDue();
    expect(mailer.sent.map(({ to }) => to).toSorted()).toEqual(['adsts@example.com', 'hello@palawan.example']);
    const rows = await services.database.read((db) =>
      db.selectFrom('outbox').select(['state', 'last_error']).where('recipient', '=', 'traveller').execute(),
    );
    expect(rows).toEqual([{ state: 'dropped', last_error: 'takes no mails' }]);
  });
});
