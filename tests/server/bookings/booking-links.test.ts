import { expect, test, vi } from 'vitest';
import { aMailer, mailsIn, type TestMailer } from '../../fixtures/fakes/a-mailer.ts';
import { book, CONTACT, REF, send } from '../../fixtures/steps/a-client.ts';
import { aServices, type TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const PATH = `/api/bookings/${REF}`;
const find = (services: TestServices, ref: string, email: string, from?: string) =>
  send(services, 'POST', '/api/booking-links', { body: { ref, email }, ...(from && { from }) });
const correct = (services: TestServices, secret: string, email: string) =>
  send(services, 'PUT', `${PATH}/email`, { body: { email }, secret });
const opens = async (services: TestServices, secret: string) =>
  (await send(services, 'GET', PATH, { secret })).status === 200;
const linksIn = async (services: TestServices) => [...(await mailsIn(services)).keys()].filter((id) => /link/.test(id));

/** The secret in the newest mail to an address. */
function secretIn({ sent }: TestMailer, address: string): string {
  const text = sent.findLast(({ to }) => to === address)?.mail.text ?? '';
  return /[#&]secret=([\w-]+)/.exec(text)?.[1] ?? '';
}

describeOnBothDatabases('a booking that is looked for', (newPlace) => {
  test('is answered alike whatever is given, and its link goes to the address on file alone', async () => {
    const services = await aServices(await newPlace());
    await book(services);
    const answers = [
      await find(services, REF, 'stranger@example.com'),
      await find(services, 'NONE0000', CONTACT.email),
      await find(services, REF.toLowerCase(), ' Maria@Example.com '),
    ];
    expect(answers.slice(0, 2).map(({ status, body }) => [status, body])).toEqual([
      [202, {}],
      [202, {}],
    ]);
    await find(services, REF, 'MARIA@example.com');
    await vi.waitFor(async () => expect(await linksIn(services)).toHaveLength(1));
    const mailer = aMailer(services);
    await mailer.sender.sendDue();
    expect(mailer.sent.filter(({ to }) => to === 'stranger@example.com')).toEqual([]);
    const mail = mailer.sent.find(({ mail: { subject } }) => subject === `Booking ${REF}: your link`);
    expect(mail?.to).toBe(CONTACT.email);
    expect(mail?.mail.text).toContain('We hold your places until');
    expect(await opens(services, secretIn(mailer, CONTACT.email))).toBe(true);
  });

  test('looks nothing up before it has answered', async () => {
    const services = await aServices(await newPlace());
    await book(services);
    const write = vi.spyOn(services.unitOfWork, 'write');
    expect((await find(services, REF, CONTACT.email)).status).toBe(202);
    expect(write).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(write).toHaveBeenCalledOnce());
  });

  test('is told once in ten minutes, and within the limit of its mailbox', async () => {
    const services = await aServices(await newPlace());
    await book(services);
    const mailer = aMailer(services);
    for (let minute = 0; minute < 60; minute += 5) {
      services.setTime(`2026-11-21T12:${String(minute).padStart(2, '0')}:00+08:00`);
      const { length } = await linksIn(services);
      await find(services, REF, CONTACT.email);
      if (minute % 10 === 0) await vi.waitFor(async () => expect((await linksIn(services)).length).toBe(length + 1));
    }
    await mailer.sender.sendDue();
    expect(await linksIn(services)).toHaveLength(6);
    expect(mailer.sent.filter(({ to }) => to === CONTACT.email).length).toBeLessThanOrEqual(6);
  });

  test.each([
    ['no reference', { ref: 'x', email: CONTACT.email }, 'ref'],
    ['no address', { ref: REF, email: 'maria' }, 'email'],
  ])('needs both: %s', async (_name, body, field) => {
    const services = await aServices(await newPlace());
    const answer = await send(services, 'POST', '/api/booking-links', { body });
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, field]);
  });
});

describeOnBothDatabases('a mail that is sent again', (newPlace) => {
  test('needs the secret and goes to the address on file', async () => {
    const services = await aServices(await newPlace());
    const { secret } = await book(services);
    const again = (given: string) => send(services, 'POST', `${PATH}/mail`, { body: {}, secret: given });
    expect((await again('A'.repeat(43))).status).toBe(404);
    expect((await again(secret)).status).toBe(202);
    expect((await again(secret)).status).toBe(202);
    expect(await linksIn(services)).toHaveLength(1);
  });
});

describeOnBothDatabases('an address that is corrected', (newPlace) => {
  test('gets the confirmation; what was sent to the old one opens nothing, and nothing is sent there again', async () => {
    const services = await aServices(await newPlace());
    const { secret } = await book(services, { contactInfo: { ...CONTACT, email: 'maria@gmial.com' } });
    const mailer = aMailer(services);
    await mailer.sender.sendDue();
    const old = secretIn(mailer, 'maria@gmial.com');
    expect(await opens(services, old)).toBe(true);
    const sentBefore = mailer.sent.length;

    const { status, body } = await correct(services, secret, 'Maria@gmail.com');
    expect([status, body.booker.email]).toEqual([200, 'maria@gmail.com']);
    expect([await opens(services, old), await opens(services, secret)]).toEqual([false, true]);
    await mailer.sender.sendDue();
    const fresh = mailer.sent.slice(sentBefore);
    expect(fresh.map(({ to }) => to)).toEqual(['maria@gmail.com']);
    expect(fresh[0]?.mail.text).toContain('From: Puerto Princesa Airport');
    expect(await opens(services, secretIn(mailer, 'maria@gmail.com'))).toBe(true);

    // The mail of the booking is sent again by the operator: to the new address, with a secret that
    // the old one never had.
    const placed = (await mailsIn(services)).get(`${REF}-0-traveller`);
    if (!placed) throw new Error('no mail of the booking');
    await services.unitOfWork.write('outbox', ({ outbox }) => outbox.restart(placed, placed.createdAt));
    await mailer.sender.sendDue();
    expect(mailer.sent.at(-1)?.to).toBe('maria@gmail.com');
    expect(await opens(services, old)).toBe(false);
    const { events, found } = await services.unitOfWork.read(async (repositories) => ({
      events: await repositories.bookings.events(REF),
      found: await repositories.backoffice.bookings({ text: 'maria@gmail.com' }, 10, '2026-11-21T12:00:00+08:00'),
    }));
    expect(events.at(-1)).toMatchObject({ event: 'correct-email', actor: 'traveller', to: 'awaiting-payment' });
    expect(JSON.stringify(events)).not.toContain('@');
    expect(found.map(({ ref }) => ref)).toEqual([REF]);
  });

  test('is not corrected by whoever has the link of a mail, nor without a secret', async () => {
    const services = await aServices(await newPlace());
    await book(services);
    const mailer = aMailer(services);
    await mailer.sender.sendDue();
    const answer = await correct(services, secretIn(mailer, CONTACT.email), 'thief@example.com');
    expect([answer.status, answer.body.detail]).toEqual([
      409,
      expect.stringContaining('on the device you booked with'),
    ]);
    expect((await correct(services, 'A'.repeat(43), 'thief@example.com')).status).toBe(404);
    expect((await services.unitOfWork.read((repositories) => repositories.bookings.find(REF)))?.booker.email).toBe(
      CONTACT.email,
    );
  });

  test('is corrected five times at most, and the same one again counts for nothing', async () => {
    const services = await aServices(await newPlace());
    const { secret } = await book(services);
    const statuses = [];
    for (const count of [1, 2, 3, 4, 5, 5, 6])
      statuses.push((await correct(services, secret, `maria${count}@example.com`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 409]);
  });

  test.each(['', 'maria', 'maria@', 'a@b.c\r\nBcc: x@example.com', null, 7])('is not %j', async (email) => {
    const services = await aServices(await newPlace());
    const { secret } = await book(services);
    const answer = await send(services, 'PUT', `${PATH}/email`, { body: { email }, secret });
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'email']);
  });

  test('gets what waited for another turn, not the old one', async () => {
    const services = await aServices(await newPlace());
    const { secret } = await book(services, { contactInfo: { ...CONTACT, email: 'maria@gmial.com' } });
    await correct(services, secret, 'maria@gmail.com');
    const mailer = aMailer(services);
    await mailer.sender.sendDue();
    expect(new Set(mailer.sent.map(({ to }) => to))).toEqual(new Set(['maria@gmail.com', 'hello@palawan.example']));
  });
});
