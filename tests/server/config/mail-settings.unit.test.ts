import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../../../src/server/config/environment.ts';
import { parseMailbox, parseSmtpUrl } from '../../../src/server/config/mail-settings.ts';

describe('SMTP_URL', () => {
  test.each([
    [
      'smtps://u:p@mail.example.com',
      { host: 'mail.example.com', port: 465, secure: true, auth: { user: 'u', pass: 'p' } },
    ],
    ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, secure: false, auth: null, isLocal: false }],
    ['smtp://u%40x.com:p%25%3A@mail.example.com:2525/', { port: 2525, auth: { user: 'u@x.com', pass: 'p%:' } }],
    ['smtp://localhost:25', { host: 'localhost', port: 25, isLocal: true }],
    ['smtp://[::1]:25', { host: '::1', isLocal: true }],
    ['smtp://127.0.0.1.example.com', { isLocal: false }],
  ])('%s is understood', (url, expected) => {
    expect(parseSmtpUrl(url)).toMatchObject(expected);
  });

  test.each([
    'mail.example.com',
    'smtp://',
    'https://mail.example.com',
    'smtp://host:99999',
    'smtp://u:%zz@host',
    'smtp://host/path',
    'smtp://host?tls=off',
    '',
  ])('%j is refused', (url) => {
    expect(parseSmtpUrl(url)).toBeNull();
  });

  test('that is wrong is never repeated: it may hold a password', () => {
    for (const url of ['user:hunter2@mail.example.com', 'smtp:hunter2', 'hunter2']) {
      expect(() => readEnvironment({ SMTP_URL: url })).toThrow(
        'SMTP_URL is "…"; it must be an address such as "smtps://user:password@mail.example.com:465" or "smtp://localhost:25".',
      );
    }
  });
});

describe('MAIL_FROM', () => {
  test.each([
    ['bookings@example.com', { name: '', address: 'bookings@example.com' }],
    ['Dalan, Palawan & Co. <bookings@example.com>', { name: 'Dalan, Palawan & Co.', address: 'bookings@example.com' }],
    ['"Dalan Palawan" <bookings@example.com>', { name: 'Dalan Palawan', address: 'bookings@example.com' }],
  ])('%s is understood', (text, expected) => {
    expect(parseMailbox(text)).toEqual(expected);
  });

  test.each(['bookings', 'a@b, c@d', 'Dalan <a@b> <c@d>', 'Dalan <a@b', 'x\r\nBcc: <a@b>', '<>'])(
    '%j is refused',
    (text) => {
      expect(parseMailbox(text)).toBeNull();
      expect(() => readEnvironment({ MAIL_FROM: text })).toThrow(/^MAIL_FROM is /);
    },
  );
});

test('OPERATOR_EMAIL is an address', () => {
  expect(() => readEnvironment({ OPERATOR_EMAIL: 'me' })).toThrow(
    'OPERATOR_EMAIL is "me"; it must be an e-mail address.',
  );
  expect(readEnvironment({ OPERATOR_EMAIL: 'me@example.com' }).OPERATOR_EMAIL).toBe('me@example.com');
});
