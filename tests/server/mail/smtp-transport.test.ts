import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, test } from 'vitest';
import { parseSmtpUrl, type SmtpSettings } from '../../../src/server/config/mail-settings.ts';
import { MailRejected } from '../../../src/server/mail/mail-transport.ts';
import type { Message } from '../../../src/server/mail/message.ts';
import { smtpTransport } from '../../../src/server/mail/smtp-transport.ts';
import { receivePayment } from '../../../src/server/payments/receive-payment.ts';
import { aBookingCatalogue } from '../../fixtures/builders/a-booking-catalogue.ts';
import { smtpError, startMailServer } from '../../fixtures/fakes/a-mail-server.ts';
import { aMailer, mailsIn } from '../../fixtures/fakes/a-mailer.ts';
import { book, CONTACT, REF } from '../../fixtures/steps/a-client.ts';
import { aServices } from '../../fixtures/steps/a-services.ts';

const settingsOf = (url: string) => parseSmtpUrl(url) as SmtpSettings;
const NEVER = new AbortController().signal;

const MESSAGE: Message = {
  id: '<ABCD1234-0-traveller@palawan.example>',
  date: new Date('2026-11-21T12:00:00+08:00'),
  from: { name: 'Dalan, Palawan', address: 'bookings@palawan.example' },
  to: 'maria@example.com',
  replyTo: 'hello@palawan.example',
  mail: { subject: 'Olá 🌴', text: 'Hello\n.\nBye\n', html: '<p>Olá</p>', attachments: [] },
};

describe('mails on a real mail server', () => {
  test('arrive with everything that they were given', async () => {
    const server = await startMailServer();
    await smtpTransport(settingsOf(server.url)).send(MESSAGE, NEVER);
    const [mail] = server.received;
    expect([mail?.from, mail?.to]).toEqual(['bookings@palawan.example', ['maria@example.com']]);
    const header = (name: string) => mail?.headers.get(name);
    expect(header('subject')).toBe('Olá 🌴');
    expect(header('from')).toBe('"Dalan, Palawan" <bookings@palawan.example>');
    expect(header('reply-to')).toBe('hello@palawan.example');
    expect(header('message-id')).toBe(MESSAGE.id);
    expect(header('date')).toBe('Sat, 21 Nov 2026 04:00:00 +0000');
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(mail?.parts.map(({ type, text }) => [type, text.replaceAll('\r\n', '\n').trimEnd()])).toEqual([
      ['text/plain; charset=utf-8', 'Hello\n.\nBye'],
      ['text/html; charset=utf-8', '<p>Olá</p>'],
    ]);
  });

  test('bring the voucher of a paid booking, whole, to the traveller, the operator and the company', async () => {
    const server = await startMailServer();
    const services = await aServices();
    await book(services, { contactInfo: { ...CONTACT, name: 'José Ñandú' } });
    await services.unitOfWork.write(REF, (repositories) =>
      receivePayment(
        repositories,
        { id: '1', bookingRef: REF, method: 'manual', cents: 17_300, actor: 'payment' },
        aBookingCatalogue(),
        services.clock(),
      ),
    );
    const { sender } = aMailer(services, { transport: smtpTransport(settingsOf(server.url)) });
    await sender.sendDue();
    expect(server.received.map(({ to }) => to[0]).toSorted()).toEqual([
      'adsts@example.com',
      'hello@palawan.example',
      'hello@palawan.example',
      'maria@example.com',
    ]);
    const voucher = server.received.find(({ to }) => to[0] === 'maria@example.com');
    const [text, html, calendar] = voucher?.parts ?? [];
    expect(text?.text).toMatch(/https:\/\/palawan\.example\/confirmation#ref=ABCD1234&secret=[\w-]{43}\r?\n/);
    expect(html?.text).toContain('José Ñandú');
    expect(calendar?.type).toMatch(/^text\/calendar; charset=utf-8; method=PUBLISH/);
    expect(calendar?.headers.get('content-disposition')).toBe('attachment; filename=palawan-trips.ics');
    expect(
      convertIcsCalendar(undefined, calendar?.text ?? '').events?.map(({ start }) => start.date.toISOString()),
    ).toEqual(['2027-01-11T23:30:00.000Z']);
  });

  test('have one recipient, whatever an address holds', async () => {
    const server = await startMailServer();
    const to = 'a@example.com, b@example.com';
    await smtpTransport(settingsOf(server.url))
      .send({ ...MESSAGE, to }, NEVER)
      .catch(() => {});
    expect(server.received.flatMap((mail) => mail.to)).not.toContain('b@example.com');
  });

  test('wait while the server is down and arrive once it is back', async () => {
    const services = await aServices();
    await book(services);
    let isOpen = false;
    const server = await startMailServer({
      onMailFrom: (_address, _session, done) => done(isOpen ? null : smtpError(421, 'back soon')),
    });
    const { sender } = aMailer(services, { transport: smtpTransport(settingsOf(server.url)) });
    await sender.sendDue();
    expect((await mailsIn(services)).get(`${REF}-0-traveller`)).toMatchObject({ state: 'waiting', attempts: 1 });
    isOpen = true;
    services.setTime('2026-11-21T12:01:00+08:00');
    await sender.sendDue();
    expect(server.received).toHaveLength(2);
    expect((await mailsIn(services)).get(`${REF}-0-traveller`)).toMatchObject({ state: 'sent', lastError: null });
  });
});

describe('a mail server that', () => {
  test.each([
    ['550 5.1.1 no such user', 550, '5.1.1 no such user', true],
    ['550 no such user', 550, 'no such user', true],
    ['552 5.2.2 mailbox full', 552, '5.2.2 mailbox full', true],
    ['450 4.2.1 busy', 450, '4.2.1 busy', false],
    ['554 5.7.1 relay access denied', 554, '5.7.1 relay access denied', false],
  ])('answers a recipient with %s refuses for good: %s', async (_name, code, message, isFinal) => {
    const server = await startMailServer({ onRcptTo: (_address, _session, done) => done(smtpError(code, message)) });
    const failure = await smtpTransport(settingsOf(server.url))
      .send(MESSAGE, NEVER)
      .catch((error: unknown) => error);
    expect(failure instanceof MailRejected).toBe(isFinal);
    expect(String(failure)).toContain(message);
  });

  test('refuses the password may take it tomorrow', async () => {
    const server = await startMailServer({
      authOptional: false,
      onAuth: (_auth, _session, done) => done(smtpError(535, 'no')),
      allowInsecureAuth: true,
    });
    const settings = settingsOf(server.url.replace('//', '//user:hunter2@'));
    const failure = await smtpTransport(settings)
      .send(MESSAGE, NEVER)
      .catch((error: unknown) => error);
    expect(failure).not.toBeInstanceOf(MailRejected);
    expect(String(failure)).not.toContain('hunter2');
  });

  test('is elsewhere and offers no TLS never hears the password', async () => {
    let wasAsked = false;
    const server = await startMailServer({
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => {
        wasAsked = true;
        done(null, { user: 'user' });
      },
    });
    const settings = { ...settingsOf(server.url.replace('//', '//user:hunter2@')), isLocal: false };
    await expect(smtpTransport(settings).send(MESSAGE, NEVER)).rejects.toThrow();
    expect(wasAsked).toBe(false);
  });

  test('never answers is left when somebody says so', async () => {
    const cut = new AbortController();
    const server = await startMailServer({ onMailFrom: () => cut.abort() });
    await expect(smtpTransport(settingsOf(server.url)).send(MESSAGE, cut.signal)).rejects.toThrow(/abort/i);
  });
});
