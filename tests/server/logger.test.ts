import { expect, test } from 'vitest';
import { createLogger } from '../../src/lib/server/logger.ts';
import { aBookingBody } from '../fixtures/a-client.ts';

function logged(fields: object): string {
  let text = '';
  createLogger('info', { write: (line) => (text += line) }).info(fields, 'a line');
  return text;
}

const PASSPORT = { name: 'MARIA SANTOS', number: 'P1234567A', expiry: '2031-05-20', country: 'PH' };
const PERSONAL = /Maria|MARIA|example\.com|63917|P1234567A|Casa|s3cret/;

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

test('what is no person is in the log as it is', () => {
  expect(JSON.parse(logged({ path: '/api/bookings', status: 201, ms: 3 }))).toMatchObject({
    path: '/api/bookings',
    status: 201,
  });
});
