import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookDelivery } from './payment-provider.ts';

/**
 * Maximum age of a message in seconds. PayMongo retries for two hours without a new signature;
 * copies are counted once.
 */
const MAX_AGE_SECONDS = 3 * 3600;
/** Clocks differ. Seconds. */
const MAX_SKEW_SECONDS = 300;

/** Whether keys are of the mode in which real money moves. */
export function isLiveKey(secretKey: string): boolean {
  return secretKey.startsWith('sk_live_');
}

/**
 * Whether PayMongo signed a message in this mode, test or live. The header is `Paymongo-Signature:
 * t=…,te=…,li=…`: HMAC-SHA256 of time, full stop and body, `te` for test and `li` for live mode.
 *
 * @param now an instant in milliseconds since 1970
 */
export function isSigned(
  { body, headers }: WebhookDelivery,
  { secret, isLive }: { readonly secret: string; readonly isLive: boolean },
  now: number,
): boolean {
  const parts = partsOf(headers.get('paymongo-signature') ?? '');
  const time = parts.get('t') ?? '';
  const given = parts.get(isLive ? 'li' : 'te') ?? '';
  const age = now / 1000 - Number(time);
  const isRecent = /^\d{1,12}$/.test(time) && age <= MAX_AGE_SECONDS && age >= -MAX_SKEW_SECONDS;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  return isSame(Buffer.from(given, 'hex'), expected) && isRecent;
}

function partsOf(header: string): ReadonlyMap<string, string> {
  return new Map(
    header
      .split(',')
      .map((part) => [part.slice(0, part.indexOf('=')).trim(), part.slice(part.indexOf('=') + 1).trim()]),
  );
}

function isSame(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}
