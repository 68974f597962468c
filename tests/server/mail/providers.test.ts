import { expect, test } from 'vitest';
import type { TripProvider } from '../../../src/lib/booking/booking-catalogue.schema.ts';
import { receivePayment } from '../../../src/server/payments/receive-payment.ts';
import { aBookingCatalogue } from '../../fixtures/builders/a-booking-catalogue.ts';
import { removeProviderIds } from '../../fixtures/builders/sold-without-id.ts';
import { aMailer, mailsIn } from '../../fixtures/fakes/a-mailer.ts';
import { book, REF, send } from '../../fixtures/steps/a-client.ts';
import { aServices, NOON, type TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases, type NewPlace } from '../../fixtures/steps/databases.ts';

const TRIPS = `${REF}-trips-adsts`;
const CANCEL = `${REF}-cancel-adsts`;
const RENAMED: TripProvider = { id: 'adsts', name: 'ADSTS Vans', email: 'vans@example.com' };
const ZION: TripProvider = { id: 'zion', name: 'Zion', email: 'zion@example.com' };

/** A build with these companies, and the van as a listing unless it was withdrawn. */
const build = (services: TestServices, providers: readonly TripProvider[], isWithdrawn = false) =>
  services.sell({ ...aBookingCatalogue(isWithdrawn ? [] : undefined), providers: [...providers] });

/** A paid van of ADSTS, of which nobody was told yet. */
async function aPaidVan(newPlace: NewPlace) {
  const services = await aServices(await newPlace());
  const { secret } = await book(services);
  await services.unitOfWork.write(REF, (repositories) =>
    receivePayment(
      repositories,
      { id: '1', bookingRef: REF, method: 'manual', cents: 17_300, actor: 'payment' },
      aBookingCatalogue(),
      services.clock(),
    ),
  );
  const mailer = aMailer(services);
  const cancel = () => {
    const body = { expectedRefund: { minor: 17_300, currency: 'USD' } };
    return send(services, 'POST', `/api/bookings/${REF}/cancellation`, { body, secret });
  };
  /** Sends what is due. @returns where it told the company of the trips and of their end */
  const mailedTrips = async () => {
    await mailer.sender.sendDue();
    const own = mailer.sent.filter(({ id }) => /-(?:trips|cancel)-/.test(id));
    return own.map(({ to, mail }) => [to, mail.subject.startsWith('CANCELLED')]);
  };
  return { services, cancel, told: mailedTrips };
}

describeOnBothDatabases('the notices of a company', (newPlace) => {
  test('follow it when it is renamed between booking and cancellation', async () => {
    const { services, cancel, told } = await aPaidVan(newPlace);
    expect(await told()).toEqual([['adsts@example.com', false]]);
    build(services, [RENAMED, ZION]);
    expect((await cancel()).status).toBe(200);
    expect(await told()).toEqual([
      ['adsts@example.com', false],
      ['vans@example.com', true],
    ]);
  });

  test('reach it after its last listing was withdrawn', async () => {
    const { services, cancel, told } = await aPaidVan(newPlace);
    build(services, [RENAMED, ZION], true);
    expect(await told()).toEqual([['vans@example.com', false]]);
    await cancel();
    expect(await told()).toHaveLength(2);
  });

  test('of a booking of an earlier version go by the name that it was sold under', async () => {
    const { services, told } = await aPaidVan(newPlace);
    await removeProviderIds(services, REF);
    expect(await told()).toEqual([['adsts@example.com', false]]);
  });

  test('that nobody knows any more are given up in sight of everybody, and sent once it is back', async () => {
    const { services, told } = await aPaidVan(newPlace);
    build(services, [ZION]);
    expect(await told()).toEqual([]);
    const mail = (await mailsIn(services)).get(TRIPS);
    expect(mail).toMatchObject({
      state: 'failed',
      lastError:
        '"ADSTS" is no company of this site: put it back into src/content/providers, build, and send this again',
    });
    expect(services.log.filter(({ level }) => level === 'error')).toEqual([
      { level: 'error', fields: { mail: TRIPS, attempts: 1 } },
    ]);
    build(services, [RENAMED, ZION]);
    await services.unitOfWork.write('outbox', async ({ outbox }) => mail && outbox.restart(mail, NOON));
    expect(await told()).toEqual([['vans@example.com', false]]);
  });

  test('of an earlier version are given up too where it was renamed since', async () => {
    const { services, told } = await aPaidVan(newPlace);
    await removeProviderIds(services, REF);
    build(services, [RENAMED, ZION]);
    expect(await told()).toEqual([]);
    expect((await mailsIn(services)).get(TRIPS)).toMatchObject({ state: 'failed' });
  });

  test('that takes no mails are left out, as before', async () => {
    const { services, cancel, told } = await aPaidVan(newPlace);
    build(services, [{ ...RENAMED, email: null }]);
    expect(await told()).toEqual([]);
    await cancel();
    expect(await told()).toEqual([]);
    const mails = await mailsIn(services);
    for (const id of [TRIPS, CANCEL]) expect(mails.get(id)).toMatchObject({ state: 'dropped' });
  });
});
