/** Types of a service worker's scope, which `lib.dom` lacks. */

export interface WaitingEvent extends Event {
  /** Keeps the worker alive until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WaitingEvent {
  readonly request: Request;
  /** The id of the page that results from a navigation. */
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}

export interface Client {
  readonly id: string;
  readonly url: string;
  postMessage(message: unknown): void;
}

export interface PageMessage extends WaitingEvent {
  readonly data: unknown;
  readonly source: Client | null;
  readonly ports: readonly MessagePort[];
}

interface WorkerEvents {
  readonly install: WaitingEvent;
  readonly activate: WaitingEvent;
  readonly fetch: FetchEvent;
  readonly message: PageMessage;
  readonly sync: WaitingEvent;
}

/** `self` of a service worker. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly navigator: Navigator;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly includeUncontrolled: boolean; readonly type: 'window' }): Promise<readonly Client[]>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
}
