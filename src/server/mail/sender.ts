import { randomUUID } from 'node:crypto';
import { manilaIso } from '../../lib/time/manila.ts';
import type { Logger } from '../config/logger.ts';
import type { LeasedMail } from '../repositories/mail-record.ts';
import type { DueMails, MailOutcome } from '../repositories/outbox.ts';
import { createLeaseWatch } from './lease-watch.ts';
import { MAX_ATTEMPTS, MAX_DUE_MS, outcomeOfFailure } from './retry-policy.ts';
import { type MailDeps, OUTBOX, sendMail } from './send-mail.ts';

/** A server that takes longer for one mail does not answer. */
const SEND_TIMEOUT_MS = 2 * 60_000;

export interface SenderParts extends MailDeps {
  /** Milliseconds since any moment, always growing. */
  readonly ticks: () => number;
  readonly logger: Logger;
}

/** Sends mails that are due. */
export interface Sender {
  /**
   * Sends mails one by one until none is due or `stop` aborts; `cut` interrupts a mail. @returns
   * how many were tried
   */
  sendDue(stop?: AbortSignal, cut?: AbortSignal): Promise<number>;
}

const NEVER = new AbortController().signal;

/**
 * Makes what sends mails from the outbox. Any number of processes may do it: each mail is leased to
 * one of them, and taken over only from one that has died.
 */
export function createSender(parts: SenderParts): Sender {
  const { unitOfWork, clock, logger } = parts;
  const abandoned = createLeaseWatch(parts.ticks);
  /** Outcomes that could not be stored: this process never sends those mails again. */
  const unwritten = new Map<LeasedMail, MailOutcome>();

  return {
    sendDue: async (stop = NEVER, cut = NEVER) => {
      await writeOutcomes();
      for (let tried = 0; ; tried += 1) {
        const leased = stop.aborted ? null : await leaseNext();
        if (leased === null) return tried;
        const outcome = await outcomeOf(leased, cut);
        unwritten.set(leased, outcome);
        await writeOutcomes();
        report(leased, outcome);
      }
    },
  };

  async function leaseNext(): Promise<LeasedMail | null> {
    const now = clock();
    const due: DueMails = {
      now: manilaIso(now),
      latest: manilaIso(now + MAX_DUE_MS),
      abandoned: abandoned(await unitOfWork.read(({ outbox }) => outbox.leases())),
    };
    if (!(await unitOfWork.read(({ outbox }) => outbox.hasDue(due)))) return null;
    return unitOfWork.write(OUTBOX, ({ outbox }) => outbox.lease(due, randomUUID()));
  }

  async function outcomeOf({ mail }: LeasedMail, cut: AbortSignal): Promise<MailOutcome> {
    try {
      // A mail that ended its process each time is not begun once more.
      if (mail.attempts > MAX_ATTEMPTS) throw new Error(mail.lastError ?? 'It was begun too often and never ended.');
      return await sendMail(parts, mail, AbortSignal.any([cut, AbortSignal.timeout(SEND_TIMEOUT_MS)]));
    } catch (error) {
      const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
      logger.warn({ mail: mail.id, attempts: mail.attempts, code, responseCode }, 'a mail was not sent');
      return outcomeOfFailure(error, mail.attempts, clock());
    }
  }

  async function writeOutcomes(): Promise<void> {
    for (const [leased, outcome] of unwritten) {
      await unitOfWork.write(OUTBOX, ({ outbox }) => outbox.settle(leased, outcome));
      unwritten.delete(leased);
    }
  }

  function report({ mail: { id, attempts } }: LeasedMail, { state }: MailOutcome): void {
    if (state === 'failed') {
      logger.error({ mail: id, attempts }, `a mail was given up: see "npm run operator -- outbox --show ${id}"`);
    } else {
      logger.info({ mail: id, attempts, state }, 'a mail was tried');
    }
  }
}
