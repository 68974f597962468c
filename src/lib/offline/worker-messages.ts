/** What a page asks of the worker. */
export type WorkerRequest =
  /** The page is idle: go on saving. */
  | { readonly type: 'save' }
  /** The traveller wants everything, whatever the line and the budget. */
  | { readonly type: 'save-everything' }
  /** The traveller has put something aside: its page is to be kept. */
  | { readonly type: 'choose'; readonly path: string }
  /** Forget all that is saved, and save no more than what is looked at. Answered with a report. */
  | { readonly type: 'clear' }
  /** How this page came, and what the newest build has for it. */
  | { readonly type: 'hello' }
  /** What is saved, for the page that says so. */
  | { readonly type: 'report' }
  /** Somebody has seen another build. */
  | { readonly type: 'check' }
  /** What waits for a connection, in the place of what waited before: nothing where the list is empty. */
  | { readonly type: 'send-later'; readonly requests: readonly DeferredRequest[] };

/** A request to the booking service that was made without a connection. It carries its key, so that it counts once however often it is sent. */
export interface DeferredRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How the page that asks came to be shown. */
export type PageOrigin =
  /** From the site itself, or from what is known to be the same. */
  | 'site'
  /** Out of what is saved, because no answer came. */
  | 'no-network'
  /** Out of what is saved, because the answer took too long. */
  | 'slow-network'
  /** This worker was not there to see it. */
  | 'unknown';

/** The answer to `hello`. */
export interface PageStatus {
  readonly build: string;
  readonly origin: PageOrigin;
  /** Of the page as it is saved, which is as it was last shown; null where it is not. */
  readonly savedRevision: string | null;
  /** When it was saved, in milliseconds since 1970. */
  readonly savedAt: number | null;
  /** Of the page in this worker's build; null where its list does not say. */
  readonly listedRevision: string | null;
}

/** A page that can be opened without a network. */
export interface SavedPage {
  readonly path: string;
  readonly title: string;
}

/** Why saving did not come to its end. */
export type SaveProblem = 'no-network' | 'no-room';

/** The answer to `report`. */
export interface SaveReport {
  readonly build: string;
  readonly pages: readonly SavedPage[];
  /** How many pages the site has that can be saved; more than that where not even their list fits. */
  readonly pagesInAll: number;
  /** What is still to be fetched to have everything, in bytes on the wire; 0 when all is there. */
  readonly bytesToGo: number;
  /** Decoded bytes of what is kept. */
  readonly bytesKept: number;
  /** Whether all that this line and the budget allow is there. */
  readonly isReady: boolean;
  readonly isSaving: boolean;
  readonly isFrugal: boolean;
  readonly problem: SaveProblem | null;
}

/** What the worker tells all pages without being asked. */
export type WorkerEvent =
  /** Saving went on, or ended. */
  | { readonly type: 'progress'; readonly isReady: boolean; readonly isSaving: boolean }
  /** The site has another build than the one that is saved. */
  | { readonly type: 'update-needed'; readonly build: string }
  /** What waited for a connection was sent: pages ask what came of it. */
  | { readonly type: 'sent' };

const SIMPLE = ['save', 'save-everything', 'clear', 'hello', 'report', 'check'] as const;

/** Nobody has more trips waiting; each body is smaller than the booking service takes. */
const MAX_REQUESTS = 5;
const MAX_BODY_LENGTH = 262_144;

/** Reads a list of requests; null for anything else. The worker sends to the booking service only. */
export function parseDeferredRequests(data: unknown): readonly DeferredRequest[] | null {
  return Array.isArray(data) && data.length <= MAX_REQUESTS && data.every(isDeferredRequest) ? data : null;
}

function isDeferredRequest(value: unknown): value is DeferredRequest {
  const { path, headers, body } = (value ?? {}) as Partial<DeferredRequest>;
  const isText = (one: unknown) => typeof one === 'string';
  const isOurs = typeof path === 'string' && /^\/api\/[\w/-]+$/.test(path);
  const hasHeaders = typeof headers === 'object' && headers !== null && Object.values(headers).every(isText);
  return isOurs && hasHeaders && typeof body === 'string' && body.length <= MAX_BODY_LENGTH;
}

/** Reads what a page sent; null for anything else. */
export function parseWorkerRequest(data: unknown): WorkerRequest | null {
  const { type, path, requests } = (data ?? {}) as Record<string, unknown>;
  const simple = SIMPLE.find((one) => one === type);
  if (simple) return { type: simple };
  if (type === 'send-later') {
    const parsed = parseDeferredRequests(requests);
    return parsed && { type, requests: parsed };
  }
  return type === 'choose' && typeof path === 'string' && path.startsWith('/') ? { type, path } : null;
}

/** Reads what the worker sent by itself; null for anything else. */
export function parseWorkerEvent(data: unknown): WorkerEvent | null {
  const { type, build, isReady, isSaving } = (data ?? {}) as Record<string, unknown>;
  if (type === 'update-needed' && typeof build === 'string') return { type, build };
  if (type === 'sent') return { type };
  if (type === 'progress') return { type, isReady: isReady === true, isSaving: isSaving === true };
  return null;
}
