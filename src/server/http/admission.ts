import type { Access } from '../secrets/access.ts';
import { hashOf } from '../secrets/secret.ts';
import type { AccessLookup } from '../secrets/shared-lookup.ts';
import type { RateLimits } from './rate-limits.ts';
import { tooManyRequests } from './too-many.ts';

/** What a request is about. */
export interface Subject {
  readonly ref: string;
  readonly secret: string | null;
  /** Whether it may take a reference that nobody has, however many others ask: a booking. */
  readonly mayBeNew: boolean;
}

/** Lets requests of one network in, and counts how they ended. */
export interface Admission {
  /**
   * Lets a request in. Counts of the network are asked first, because that costs nothing; only who is over one is looked up, and passes with the right secret.
   *
   * @throws ApiProblem 429
   */
  admit(limit: 'read' | 'write', subject: Subject | null): Promise<void>;
  /** It had the right secret: it counts for nobody else. */
  recordSuccess(limit: 'read' | 'write'): Promise<void>;
  /** For whoever asked there was nothing. */
  recordFailure(ref: string): Promise<void>;
}

export function createAdmission(limits: RateLimits, lookup: AccessLookup, network: string): Admission {
  const wrongKey = (ref: string) => `${network} ${ref}`;

  async function secondsOf(limit: 'read' | 'write', subject: Subject | null): Promise<number> {
    const seconds = await limits.take(limit, network);
    return subject === null ? seconds : Math.max(seconds, await limits.peek('wrong', wrongKey(subject.ref)));
  }

  /** Right or wrong, a secret is counted for itself: so this says nothing about whether it is right. */
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
