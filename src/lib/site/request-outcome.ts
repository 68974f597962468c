import type { FieldError } from './problem.ts';

/** The service cannot do it now. */
interface Unavailable {
  readonly kind: 'unavailable';
  /** What to do, in the page's language. */
  readonly detail: string | null;
  /** The id by which the failure is found in the log, where the service gives one. */
  readonly requestId?: string | undefined;
}

/** The reason why a request to the service failed. */
export type RequestError =
  /** No answer came: whether the request arrived is not known. */
  | { readonly kind: 'offline' }
  | Unavailable
  /** This site has no booking service: it takes requests by message only. */
  | { readonly kind: 'no-api' }
  /** Not found, or the secret is missing or wrong. */
  | { readonly kind: 'not-found' };

/** Fields that the service does not take, each with what is allowed there. */
export interface Invalid {
  readonly kind: 'invalid';
  readonly errors: readonly FieldError[];
  readonly detail: string | null;
}

/** The state has changed since; nothing was done. */
export interface Conflict {
  readonly kind: 'conflict';
  readonly detail: string | null;
  /** The reason for programs, where the service gives one. */
  readonly code?: string | undefined;
}
