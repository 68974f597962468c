import type { ConnectionInfo } from '../lib/offline/precache-plan.ts';
import type { WorkerEvent } from '../lib/offline/worker-messages.ts';

/** The browser APIs that the worker uses; tests pass fakes. */
export interface WorkerPorts {
  /** The origin of the site: `location.origin`. */
  readonly origin: string;
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Resolves after some milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
  readonly line: () => ConnectionInfo;
  /** Addresses of the pages that are open, also before the worker is theirs. */
  readonly pageUrls: () => Promise<readonly string[]>;
  /** Posts a message to every open page. */
  readonly notifyPages: (news: WorkerEvent) => Promise<void>;
  /** Lets the browser look for a newer worker. */
  readonly update: () => Promise<void>;
}
