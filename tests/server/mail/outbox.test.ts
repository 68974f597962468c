import { expect, test } from 'vitest';
import { receivePayment } from '../../../src/server/payments/receive-payment.ts';
import { aBookingCatalogue } from '../../fixtures/builders/a-booking-catalogue.ts';
import { aMailer, mailsIn, statesIn } from '../../fixtures/fakes/a-mailer.ts';
import { book, REF, send } from '../../fixtures/steps/a-client.ts';
import { aServices, type TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const BOTH = [`${REF}-0-operator`, `${REF}-0-traveller`];

const pay = (services: TestServices, cents: number, id = '1') =>
  services.unitOfWork.write(REF, (repositories) =>
    receivePayment(
      repositories,
      { id, bookingRef: REF, method: 'manual', cents, actor: 'payment' },
      aBookingCatalogue(),
      services.clock(),
    ),
  );

describeOnBothDatabases('the outbox', (newPlace) => {
  test('gets the mails of a booking with the booking, and of a refused one none', async () => {
    const services = await aServices(await newPlace());
    await send(services, 'POST', '/api/bookings', { body: {}, key: 'a-bad-request' });
    expect(await statesIn(services)).toEqual([]);
    await book(services);
    await send(services, 'POST', '/api/bookings', { body: {}, key: `key-for-${REF}` });
    expect(await statesIn(services)).toEqual(BOTH.map((id) => `${id} waiting`));
  });

  test('gets one mail for each cause, however often it is reported', async () => {
    const services = await aServices(await newPlace());
    const { secret } = await book(services);
    await Promise.all([pay(services, 17_300), pay(services, 17_300)]);
    const body = { expectedRefund: { minor: 17_300, currency: 'USD' } };
    await Promise.all([1, 2].map(() => send(services, 'POST', `/api/bookings/${REF}/cancellation`, { body, secret })));
    expect([...(await mailsIn(services)).keys()].toSorted()).toEqual([
      ...BOTH,
      `${REF}-1-operator`,
      `${REF}-1-traveller`,
      `${REF}-2-operator`,
      `${REF}-2-traveller`,
      `${REF}-cancel-adsts`,
      `${REF}-trips-adsts`,
    ]);
  });

  test('tells of money that changes no state, once each time', async () => {
    const services = await aServices(await newPlace());
    await book(services);
    await pay(services, 1000, 'a');
    await pay(services, 1000, 'a');
    await pay(services, 2000, 'b');
    const { sender, sent } = aMailer(services);
    await sender.sendDue();
    const subjects = sent.filter(({ to }) => to === 'maria@example.com').map(({ mail }) => mail.subject);
    expect(subjects.slice(1)).toEqual([
      `Booking ${REF}: we have received US$10`,
      `Booking ${REF}: we have received US$20`,
    ]);
  });

  test('keeps no address, no name and no secret', async () => {
    const services = await aServices(await newPlace());
    await book(services);
    const { sender } = aMailer(services);
    await sender.sendDue();
    const rows = await services.database.read((db) => db.selectFrom('outbox').selectAll().execute());
    expect(JSON.stringify(rows)).not.toMatch(/maria|\+63|secret/i);
  });

  test('is sent to whom it is for, once', async () => {
    const services = await aServices(await newPlace());
    await book(services);
    const { sender, sent } = aMailer(services, {}, { OPERATOR_EMAIL: 'desk@palawan.example' });
    expect([await sender.sendDue(), await sender.sendDue()]).toEqual([2, 0]);
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['desk@palawan.example', 'maria@example.com']);
    expect(await statesIn(services)).toEqual(BOTH.map((id) => `${id} sent`));
  });

  test('leaves out mails that are no longer true, and companies that take none', async () => {
    const services = await aServices(await newPlace());
    const catalogue = await services.catalogue();
    services.sell({ ...catalogue, providers: [{ id: 'adsts', name: 'ADSTS', email: null }] });
    await book(services);
    await pay(services, 17_300);
    const { sender, sent } = aMailer(services);
    await sender.sendDue();
    expect(sent.map(({ id }) => id).toSorted()).toEqual(
      [`${REF}-0-operator`, `${REF}-1-operator`, `${REF}-1-traveller`].map((id) => `<${id}@palawan.example>`),
    );
    const mails = await mailsIn(services);
    expect(mails.get(`${REF}-0-traveller`)).toMatchObject({
      state: 'dropped',
      lastError: 'no longer true: the booking is paid',
    });
    expect(mails.get(`${REF}-trips-adsts`)).toMatchObject({ state: 'dropped', lastError: 'takes no mails' });
  });

  test('puts a secret of its own into the link, which opens the booking', async () => {
    const services = await aServices(await newPlace());
    await book(services);
    const { sender, sent } = aMailer(services);
    await sender.sendDue();
    const [, secret = ''] =
      /#ref=ABCD1234&secret=([\w-]{43})$/m.exec(sent.find(({ to }) => to === 'maria@example.com')?.mail.text ?? '') ??
      [];
    expect((await send(services, 'GET', `/api/bookings/${REF}`, { secret })).status).toBe(200);
  });
});
