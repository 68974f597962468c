import { stripInvisibleChars } from '../../lib/text/plain-text.schema.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import { redactText } from '../config/redact-personal-data.ts';
import type { MailOutcome } from '../repositories/outbox.ts';
import { MailRejected } from './mail-transport.ts';

const MINUTE = 60_000;
/** No mail is put off for longer. */
export const MAX_RETRY_DELAY_MS = 60 * MINUTE;
/**
 * Maximum number of tries. With pauses that double up to an hour that is a bit more than three
 * days, longer than a weekend.
 */
export const MAX_ATTEMPTS = 80;

/** The pause after a number of tries: 1, 2, 4, … 60 minutes. */
export function retryDelayAfter(attempts: number): number {
  return Math.min(MAX_RETRY_DELAY_MS, MINUTE * 2 ** (attempts - 1));
}

/** Milliseconds ahead above which a due time must have been set by a wrong clock. */
export const MAX_DUE_MS = 2 * MAX_RETRY_DELAY_MS;

const MAX_REASON_LENGTH = 500;

/** The outcome of a failed try: another one later, or none. `now` is an instant in milliseconds. */
export function outcomeOfFailure(error: unknown, attempts: number, now: number): MailOutcome {
  // Mail servers repeat the address. It is taken out before anything is cut: half an address would
  // not be known as one.
  const redacted = redactText(stripInvisibleChars(error instanceof Error ? error.message : String(error)));
  const reason = redacted.slice(0, MAX_REASON_LENGTH);
  if (error instanceof MailRejected || attempts >= MAX_ATTEMPTS) return { state: 'failed', at: manilaIso(now), reason };
  return { state: 'waiting', dueAt: manilaIso(now + retryDelayAfter(attempts)), reason };
}
