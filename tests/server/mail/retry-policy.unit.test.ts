import { describe, expect, test } from 'vitest';
import { createLeaseWatch, LEASE_TTL_MS } from '../../../src/server/mail/lease-watch.ts';
import { mailSecret } from '../../../src/server/mail/mail-secret.ts';
import { MailRejected } from '../../../src/server/mail/mail-transport.ts';
import { MAX_ATTEMPTS, outcomeOfFailure, retryDelayAfter } from '../../../src/server/mail/retry-policy.ts';
import { aRing } from '../../fixtures/steps/a-services.ts';

const NOW = Date.parse('2026-11-21T12:00:00+08:00');

describe('after a try that failed', () => {
  test.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [6, 32],
    [7, 60],
    [79, 60],
  ])('number %d, the next one is %d minutes later', (attempts, minutes) => {
    expect(retryDelayAfter(attempts)).toBe(minutes * 60_000);
  });

  test('a mail waits, until it has been tried too often', () => {
    const error = new Error('the server is down');
    expect(outcomeOfFailure(error, MAX_ATTEMPTS - 1, NOW)).toEqual({
      state: 'waiting',
      dueAt: '2026-11-21T13:00:00+08:00',
      reason: 'the server is down',
    });
    expect(outcomeOfFailure(error, MAX_ATTEMPTS, NOW)).toMatchObject({ state: 'failed', reason: 'the server is down' });
  });

  test('all tries together take more than three days', () => {
    const pauses = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => retryDelayAfter(index + 1));
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(3 * 86_400_000);
  });

  test('a refused address is given up at once', () => {
    expect(outcomeOfFailure(new MailRejected('550 5.1.1 no such user'), 1, NOW)).toMatchObject({ state: 'failed' });
  });

  test('a reason has the codes of the mail server, and nobody whom it names', () => {
    const reply =
      "Can't send mail - all recipients were rejected: 550 5.1.1 <maria.santos@example.com>: Recipient address rejected";
    const reason = "Can't send mail - all recipients were rejected: 550 5.1.1 <[redacted]>: Recipient address rejected";
    expect(outcomeOfFailure(new MailRejected(reply), 1, NOW)).toMatchObject({ state: 'failed', reason });
    expect(outcomeOfFailure(new Error(reply), 1, NOW)).toMatchObject({ state: 'waiting', reason });
    const long = `${'x '.repeat(245)}maria.santos@example.com`;
    expect(JSON.stringify(outcomeOfFailure(new Error(long), 1, NOW))).not.toContain('maria');
  });

  test('a long reason is cut', () => {
    expect(outcomeOfFailure(new Error('x'.repeat(5000)), 1, NOW)).toMatchObject({ reason: 'x'.repeat(500) });
  });
});

describe('a lease', () => {
  test('is abandoned once it has been seen for longer than any living holder keeps one', () => {
    let ticks = 0;
    const watch = createLeaseWatch(() => ticks);
    expect(watch(['a'])).toEqual([]);
    ticks = LEASE_TTL_MS - 1;
    expect(watch(['a', 'b'])).toEqual([]);
    ticks = LEASE_TTL_MS;
    expect(watch(['a', 'b'])).toEqual(['a']);
    ticks = 2 * LEASE_TTL_MS;
    expect(watch(['c'])).toEqual([]);
    expect(watch(['a', 'c'])).toEqual([]);
  });
});

describe('the secret in a mail', () => {
  test('is the same each time that the mail is tried, and another one for each mail, address and key', () => {
    const secret = mailSecret('ABCD1234-0-traveller', 'maria@example.com', aRing('one'));
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(mailSecret('ABCD1234-0-traveller', 'maria@example.com', aRing('one', 'two'))).toBe(secret);
    const others = [
      mailSecret('ABCD1234-0-traveller', 'mario@example.com', aRing('one')),
      mailSecret('ABCD1234-1-traveller', 'maria@example.com', aRing('one')),
      mailSecret('ABCD1234-0-traveller', 'maria@example.com', aRing('two', 'one')),
    ];
    expect(new Set([secret, ...others]).size).toBe(4);
  });
});
