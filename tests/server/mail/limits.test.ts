import { expect, test } from 'vitest';
import { manilaIso } from '../../../src/lib/time/manila.ts';
import { deleteExpiredData } from '../../../src/server/jobs/data-retention.ts';
import { receivePayment } from '../../../src/server/payments/receive-payment.ts';
import { aBookingCatalogue } from '../../fixtures/builders/a-booking-catalogue.ts';
import { aMailer, mailsIn } from '../../fixtures/fakes/a-mailer.ts';
import { aBookingBody, CONTACT, send } from '../../fixtures/steps/a-client.ts';
import { aServices, NOW, type TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const HOUR = 3_600_000;
const OPERATOR = { OPERATOR_EMAIL: 'desk@palawan.example' };
const refOf = (index: number) => `LATE${String(index).padStart(4, '0')}`;

/** Books under a reference with an address, as anybody can. */
async function bookFor(services: TestServices, ref: string, email = CONTACT.email, from = '203.0.113.7') {
  const body = aBookingBody({ bookingRef: ref, contactInfo: { ...CONTACT, email } });
  const answer = await send(services, 'POST', '/api/bookings', { body, key: `key-for-${ref}`, from });
  expect(answer.status).toBe(201);
  return String(answer.body.secret);
}

async function cancel(services: TestServices, ref: string, secret: string): Promise<void> {
  const body = { expectedRefund: { minor: 0, currency: 'USD' } };
  expect((await send(services, 'POST', `/api/bookings/${ref}/cancellation`, { body, secret })).status).toBe(200);
}

/** A desk whose mails go into lists by whom they are for. */
function aPostOffice(services: TestServices) {
  const { sender, sent, failWith } = aMailer(services, {}, OPERATOR);
  const subjectsTo = (address: string) =>
    sent.filter(({ to }) => to === address).map(({ mail }) => mail.subject.replace(/ by .*/, ''));
  return { sender, sent, failWith, subjectsTo };
}

describeOnBothDatabases('mails that cost nobody anything', (newPlace) => {
  test('do not flood a stranger, whose address somebody books and cancels with', async () => {
    const services = await aServices(await newPlace());
    const { sender, subjectsTo, sent } = aPostOffice(services);
    for (let index = 0; index < 30; index += 1) {
      const secret = await bookFor(services, refOf(index), `maria+${index}@example.com`);
      await sender.sendDue();
      await cancel(services, refOf(index), secret);
      await sender.sendDue();
    }
    expect(sent.filter(({ to }) => to.startsWith('maria'))).toHaveLength(6);
    for (let hours = 1; hours <= 8; hours += 1) {
      services.setTime(manilaIso(NOW + hours * HOUR));
      await sender.sendDue();
    }
    const mails = sent.filter(({ to }) => to.startsWith('maria'));
    expect(mails).toHaveLength(7);
    expect(mails.at(-1)?.mail.subject).toBe('Status of your 27 bookings');
    expect(subjectsTo('maria@example.com')).toEqual([]);
  });

  test('are told in one that says how each booking stands now, with a link to each', async () => {
    const services = await aServices(await newPlace());
    const { sender, sent } = aPostOffice(services);
    const secrets: string[] = [];
    for (let index = 0; index < 9; index += 1) secrets.push(await bookFor(services, refOf(index)));
    await sender.sendDue();
    await cancel(services, refOf(7), String(secrets[7]));
    await sender.sendDue();
    const before = sent.filter(({ to }) => to === CONTACT.email);
    expect(before).toHaveLength(6);
    services.setTime(manilaIso(NOW + HOUR));
    await sender.sendDue();
    const { mail } = sent.filter(({ to }) => to === CONTACT.email)[6] ?? {};
    expect(mail?.subject).toBe('Status of your 3 bookings');
    expect(mail?.text).toContain(`BOOKING ${refOf(6)}: BOOKED, NOT PAID YET`);
    expect(mail?.text).toContain(`BOOKING ${refOf(7)}: CANCELLED`);
    expect(mail?.text).toContain(`BOOKING ${refOf(8)}: BOOKED, NOT PAID YET`);
    const links = [...(mail?.text ?? '').matchAll(/#ref=(\w{8})&secret=([\w-]{43})$/gm)];
    expect(links.map(([, ref]) => ref).toSorted()).toEqual([refOf(6), refOf(7), refOf(8)]);
    for (const [, ref, secret] of links) {
      expect((await send(services, 'GET', `/api/bookings/${ref}`, { secret })).status).toBe(200);
    }
    const states = [...(await mailsIn(services)).values()].filter(({ recipient }) => recipient.kind === 'traveller');
    expect(states.map(({ state }) => state).toSorted()).toEqual([...Array(3).fill('joined'), ...Array(7).fill('sent')]);
  });

  test('about one booking are told by its newest alone', async () => {
    const services = await aServices(await newPlace());
    const { sender, sent, subjectsTo } = aPostOffice(services);
    for (let index = 0; index < 6; index += 1) await bookFor(services, refOf(index));
    await sender.sendDue();
    const secret = await bookFor(services, refOf(6));
    await sender.sendDue();
    services.setTime(manilaIso(NOW + 60_000));
    await cancel(services, refOf(6), secret);
    await sender.sendDue();
    services.setTime(manilaIso(NOW + HOUR));
    await sender.sendDue();
    expect(subjectsTo(CONTACT.email).slice(6)).toEqual([`Booking ${refOf(6)} is cancelled`]);
    expect(sent.at(-1)?.id).toContain(refOf(6));
  });

  test('are lost neither by a mail server that fails nor by many tries', async () => {
    const services = await aServices(await newPlace());
    const { sender, sent, failWith } = aPostOffice(services);
    for (let index = 0; index < 8; index += 1) await bookFor(services, refOf(index));
    await sender.sendDue();
    failWith(new Error('421 later'));
    services.setTime(manilaIso(NOW + HOUR));
    await sender.sendDue();
    await bookFor(services, refOf(8));
    failWith(null);
    services.setTime(manilaIso(NOW + HOUR + 120_000));
    await sender.sendDue();
    const [digest] = sent.filter(({ mail }) => mail.subject.startsWith('Status of your'));
    for (const index of [6, 7, 8]) expect(digest?.mail.text).toContain(refOf(index));
    const mails = [...(await mailsIn(services)).values()].filter(({ recipient }) => recipient.kind === 'traveller');
    const states = mails.map(({ bookingRef, state, attempts }) => [bookingRef, state, attempts] as const);
    expect(states.filter(([ref]) => ref > refOf(5)).toSorted()).toEqual([
      [refOf(6), 'sent', 2],
      [refOf(7), 'joined', 0],
      [refOf(8), 'joined', 0],
    ]);
  });

  test('from one network to many strangers are limited too, and those of others are not', async () => {
    const services = await aServices(await newPlace());
    const { sender, sent } = aPostOffice(services);
    for (let index = 0; index < 70; index += 1) {
      await bookFor(services, refOf(index), `stranger${index}@example.com`, `2001:db8:1:2::${index}`);
    }
    await bookFor(services, 'ABCD1234', 'maria@example.com', '198.51.100.1');
    await sender.sendDue();
    expect(sent.filter(({ to }) => to.startsWith('stranger'))).toHaveLength(60);
    expect(sent.filter(({ to }) => to === 'maria@example.com')).toHaveLength(1);
    services.setTime(manilaIso(NOW + 300_000));
    await sender.sendDue();
    expect(sent.filter(({ to }) => to.startsWith('stranger'))).toHaveLength(61);
  });

  test('are limited together by all processes', async () => {
    const place = await newPlace();
    const [one, two] = [await aServices(place), await aServices(place)];
    for (let index = 0; index < 12; index += 1) await bookFor(index % 2 ? one : two, refOf(index));
    const offices = [aPostOffice(one), aPostOffice(two)];
    await Promise.all(offices.map(({ sender }) => sender.sendDue()));
    expect(offices.flatMap(({ subjectsTo }) => subjectsTo(CONTACT.email))).toHaveLength(6);
  });

  test('are joined for the operator, who reads no hundred of them', async () => {
    const services = await aServices(await newPlace());
    const { sender, subjectsTo } = aPostOffice(services);
    for (let index = 0; index < 104; index += 1) await bookFor(services, refOf(index));
    await sender.sendDue();
    expect(subjectsTo(OPERATOR.OPERATOR_EMAIL)).toHaveLength(100);
    services.setTime(manilaIso(NOW + HOUR / 2));
    await sender.sendDue();
    expect(subjectsTo(OPERATOR.OPERATOR_EMAIL).slice(100)).toEqual(['4 bookings: what is new']);
  });

  test('do not delay those about money', async () => {
    const services = await aServices(await newPlace());
    const { sender, subjectsTo } = aPostOffice(services);
    for (let index = 0; index < 8; index += 1) await bookFor(services, refOf(index));
    await sender.sendDue();
    const payment = { id: '1', bookingRef: refOf(7), method: 'manual', cents: 17_300, actor: 'payment' } as const;
    await services.unitOfWork.write(refOf(7), (repositories) =>
      receivePayment(repositories, payment, aBookingCatalogue(), NOW),
    );
    await sender.sendDue();
    expect(subjectsTo(CONTACT.email).at(-1)).toBe(`Booking ${refOf(7)}: we have your payment`);
    services.setTime(manilaIso(NOW + HOUR));
    await sender.sendDue();
    expect(subjectsTo(CONTACT.email).at(-1)).toBe(`Booking ${refOf(6)}: please pay`);
  });

  test('leave nothing behind that names anybody, and that is forgotten', async () => {
    const services = await aServices(await newPlace());
    await bookFor(services, 'ABCD1234');
    await aPostOffice(services).sender.sendDue();
    const rows = () =>
      services.database.read(async (db) => [
        ...(await db.selectFrom('mail_slots').selectAll().execute()),
        ...(await db.selectFrom('booking_origins').selectAll().execute()),
      ]);
    expect(JSON.stringify(await rows())).not.toMatch(/maria|203\.0/);
    expect(await rows()).toHaveLength(4);
    await deleteExpiredData(services.unitOfWork, NOW + 15 * 24 * HOUR);
    expect(await rows()).toEqual([]);
  });
});
