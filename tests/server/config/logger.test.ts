import { expect, test } from 'vitest';
import { createLogger } from '../../../src/server/config/logger.ts';
import { redactText } from '../../../src/server/config/redact-personal-data.ts';
import { aBookingBody } from '../../fixtures/steps/a-client.ts';

/** When and where a line was written. Its digits are those of somebody's number now and then. */
const WHEN_AND_WHERE = /"time":\d+,"pid":\d+,"hostname":"[^"]*",/;

function logged(fields: object): string {
  let text = '';
  createLogger('info', { write: (line) => (text += line) }).info(fields, 'a line');
  return text.replace(WHEN_AND_WHERE, '');
}

const PASSPORT = { name: 'MARIA SANTOS', number: 'P1234567A', expiry: '2031-05-20', country: 'PH' };
const PERSONAL = /maria|example\.com|917|555|P1234567A|Casa|s3cret/i;

test.each([
  ['a request', aBookingBody()],
  ['a request within something', { request: aBookingBody() }],
  ['a participant', { participant: { name: 'Maria', passport: PASSPORT } }],
  ['a passport', { passport: PASSPORT }],
  ['a passport within something', { form: { passport: PASSPORT } }],
  ['a secret', { secret: 's3cret' }],
  ['headers', { headers: { 'x-booking-secret': 's3cret', authorization: 's3cret', cookie: 's3cret' } }],
  ['headers of a request', { request: { headers: { 'x-booking-secret': 's3cret' } } }],
  ['a key of a payment service', { why: 'Invalid API Key provided: sk_live_s3cret' }],
  ['a key in an error', { err: new Error('no such key: rk_test_s3cret', { cause: new Error('whsec_s3cret') }) }],
  ['a signature', { headers: { 'stripe-signature': 't=1,v1=s3cret', 'paymongo-signature': 'te=s3cret' } }],
  ['what a payment service says', { why: 'Invalid email address: maria@example.com' }],
  ['what a mail server says', { err: new Error('550 5.1.1 <maria+trip@mail.example.com>: no such user') }],
  ['an address in the address of a page', { url: 'https://pay.test/?for=maria%40example.com&x=1' }],
  ['a quoted address', { why: '"maria santos"@example.com is refused' }],
  ['a number', { why: 'cannot send to +639175550100' }],
  ['a spaced number', { why: 'call +63 917 555 0100 or (0917) 555-0100.', list: ['0917 555 0100', '63917.555.0100'] }],
  ['a number in an error', { err: new Error('mobile:+639175550100', { cause: new Error('0917-555-0100') }) }],
  ['a row of a database', { row: { booker_name: 'Maria', booker_email: 'm@example.com', booker_mobile: '+63917' } }],
])('%s is in the log without who it is about', (_name, fields) => {
  expect(logged(fields)).not.toMatch(PERSONAL);
});

test('an error is in the log with what it is about, and without the rows that a database attached', () => {
  const error = Object.assign(new Error('duplicate key value', { cause: new Error('the cause') }), {
    code: '23505',
    detail: 'Key (booker_email)=(maria@example.com) already exists.',
    parameters: ['Maria'],
  });
  const line = JSON.parse(logged({ err: error }));
  expect(line.err).toMatchObject({ type: 'Error', message: 'duplicate key value', code: '23505' });
  expect(line.err.cause.message).toBe('the cause');
  expect(JSON.stringify(line)).not.toMatch(/maria@|"Maria"/i);
});

test.each([
  { path: '/api/bookings/12345678', status: 201, ms: 3 },
  { at: '2026-11-21T12:00:00+08:00', day: '2026-11-21', time: '2026-11-21 12:00:00' },
  { payment: 'pi_3PqL9012345678', mail: '12345678-0-traveller', id: '01234567-89ab-4cde-8f01-234567890123' },
  { cents: 1_234_567_890_123, text: '17300 of 34600 in 2 parts', address: '127.0.0.1:4321' },
  { file: '/srv/node_modules/@astrojs/node/dist/index.js:12:34', packed: 'kysely@0.29.9' },
])('what is no person is in the log as it is: %j', (fields) => {
  expect(JSON.parse(logged(fields))).toMatchObject(fields);
});

/** What an expression looks at again and again, when it may begin anywhere. */
const HOSTILE = [
  'a',
  '1',
  '-',
  '"',
  '@',
  '1-',
  '1 ',
  '+1',
  '(1',
  '%40',
  'a%401',
  'a@1',
  '"a',
  'a@.',
  `@${'1'.repeat(63)}`,
  `a@${'b.'.repeat(125)}`,
  `"${'x'.repeat(60)}`,
];

test.each(HOSTILE)('a megabyte of %j is looked through once', (sign) => {
  const text = sign.repeat(Math.ceil(1_000_000 / sign.length));
  // Ten of them take seconds where each sign is looked at 64 times, and ever longer where more
  // often.
  for (let times = 0; times < 10; times += 1) redactText(text);
  expect(logged({ text, end: 'the end' })).toContain('the end');
});

test.each([
  'maria@example.com_b@example.com',
  'x%401@example.com',
  `${'m'.repeat(80)}@example.com`,
  'a@b.c,maria@example.com;maria@example.com',
  'maria@example.com@example.com',
])('addresses in a row are blacked out: %s', (text) => {
  expect(logged({ text })).not.toMatch(/example\.com|maria/);
});

test('an error that is its own cause is logged, and ends', () => {
  const error = new Error('round');
  error.cause = error;
  expect(logged({ err: error })).toContain('round');
});
