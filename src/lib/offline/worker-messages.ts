/** Requests of a page to the worker. */
export type WorkerRequest =
  /** The page is idle: go on saving. */
  | { readonly type: 'save' }
  /** Saves everything, despite a slow connection and the budget. */
  | { readonly type: 'save-everything' }
  /** Saves the page of a listing that the traveller has saved. */
  | { readonly type: 'choose'; readonly path: string }
  /** Removes everything saved, and from now on saves only visited pages. Answered with a report. */
  | { readonly type: 'clear' }
  /** Requests the source of this page, and its revision in the newest build. */
  | { readonly type: 'hello' }
  /** Requests a report on what is saved. */
  | { readonly type: 'report' }
  /** Another build was seen. */
  | { readonly type: 'check' }
  /** Requests to send once there is a connection, instead of those before; none where empty. */
  | { readonly type: 'send-later'; readonly requests: readonly DeferredRequest[] };

/**
 * A request to the booking service that was made without a connection. It carries its key, so that
 * it counts once however often it is sent.
 */
export interface DeferredRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The source of the page that sends the request. */
export type PageOrigin =
  /** The site itself, or a saved copy known to be the same. */
  | 'site'
  /** A saved copy, because there was no response. */
  | 'no-network'
  /** A saved copy, because the response took too long. */
  | 'slow-network'
  /** The page was loaded before this worker ran. */
  | 'unknown';

/** The response to `hello`. */
export interface PageStatus {
  readonly build: string;
  readonly origin: PageOrigin;
  /** Revision of the saved page, which is the one last shown; null where it is not saved. */
  readonly savedRevision: string | null;
  /** The time when it was saved, in milliseconds since 1970. */
  readonly savedAt: number | null;
  /** Revision of the page in this worker's build; null where it is not listed. */
  readonly listedRevision: string | null;
}

/** A page that can be opened without a network. */
export interface SavedPage {
  readonly path: string;
  readonly title: string;
}

/** Why saving did not come to its end. */
export type SaveProblem = 'no-network' | 'no-room';

/** The response to `report`. */
export interface SaveReport {
  readonly build: string;
  readonly pages: readonly SavedPage[];
  /** Number of pages that can be saved; a minimum where the list of the rest was not saved. */
  readonly pagesInAll: number;
  /** Compressed bytes still to load to have everything; 0 when complete. */
  readonly bytesToGo: number;
  /** Decoded bytes of everything saved. */
  readonly bytesKept: number;
  /** Whether all that this line and the budget allow is there. */
  readonly isReady: boolean;
  readonly isSaving: boolean;
  readonly isFrugal: boolean;
  readonly problem: SaveProblem | null;
}

/** Events that the worker sends to all pages. */
export type WorkerEvent =
  /** Saving went on, or ended. */
  | { readonly type: 'progress'; readonly isReady: boolean; readonly isSaving: boolean }
  /** The site has another build than the one that is saved. */
  | { readonly type: 'update-needed'; readonly build: string }
  /** Deferred requests were sent: pages ask the service for the outcome. */
  | { readonly type: 'sent' };

const SIMPLE = ['save', 'save-everything', 'clear', 'hello', 'report', 'check'] as const;

/** Maximum number of deferred requests; each body is within the limit of the booking service. */
const MAX_REQUESTS = 5;
const MAX_BODY_LENGTH = 262_144;

/**
 * Reads a list of requests; null for anything else. The worker sends to the booking service only.
 */
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

/** Parses an event of the worker; null for other messages. */
export function parseWorkerEvent(data: unknown): WorkerEvent | null {
  const { type, build, isReady, isSaving } = (data ?? {}) as Record<string, unknown>;
  if (type === 'update-needed' && typeof build === 'string') return { type, build };
  if (type === 'sent') return { type };
  if (type === 'progress') return { type, isReady: isReady === true, isSaving: isSaving === true };
  return null;
}
