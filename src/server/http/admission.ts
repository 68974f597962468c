import type { Access } from '../secrets/access.ts';
import { hashOf } from '../secrets/secret.ts';
import type { AccessLookup } from '../secrets/shared-lookup.ts';
import type { RateLimits } from './rate-limits.ts';
import { tooManyRequests } from './too-many.ts';

/** The subject of a request. */
export interface Subject {
  readonly ref: string;
  readonly secret: string | null;
  /** Whether it may claim a reference that is not in use, despite other requests: a booking. */
  readonly mayBeNew: boolean;
}

/** Lets requests of one network in, and counts how they ended. */
export interface Admission {
  /**
   * Admits a request, or refuses it by rate limits. Limits of the network are checked first, as
   * they cost nothing; above them a correct secret still passes.
   *
   * @throws ApiProblem 429
   */
  admit(limit: 'read' | 'write', subject: Subject | null): Promise<void>;
  /** Releases the count of a request with the correct secret. */
  recordSuccess(limit: 'read' | 'write'): Promise<void>;
  /** Counts a request for a reference that was not found. */
  recordFailure(ref: string): Promise<void>;
}

export function createAdmission(limits: RateLimits, lookup: AccessLookup, network: string): Admission {
  const wrongKey = (ref: string) => `${network} ${ref}`;

  async function secondsOf(limit: 'read' | 'write', subject: Subject | null): Promise<number> {
    const seconds = await limits.take(limit, network);
    return subject === null ? seconds : Math.max(seconds, await limits.peek('wrong', wrongKey(subject.ref)));
  }

  /** Counts requests by secret, right or wrong, so that the limit discloses nothing. */
  async function countSecret({ ref, secret }: Subject): Promise<void> {
    if (secret === null) return;
    const seconds = await limits.take('secret', hashOf(`${ref} ${secret}`));
    if (seconds > 0) throw tooManyRequests(seconds);
  }

  return {
    admit: async (limit, subject) => {
      const seconds = await secondsOf(limit, subject);
      if (subject !== null) await countSecret(subject);
      if (seconds === 0 || (subject !== null && passes(subject, await lookup(subject.ref, subject.secret)))) return;
      throw tooManyRequests(seconds);
    },
    recordSuccess: (limit) => limits.release(limit, network),
    recordFailure: async (ref) => void (await limits.take('wrong', wrongKey(ref))),
  };
}

function passes({ mayBeNew }: Subject, access: Access | null): boolean {
  return access === 'open' || (mayBeNew && access === 'unclaimed');
}
