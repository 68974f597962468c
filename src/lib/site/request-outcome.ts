import type { FieldError } from './problem.ts';

/** Why a request to the service failed, whatever it was about. */
export type RequestError =
  /** No answer came: whether the request arrived is not known. */
  | { readonly kind: 'offline' }
  /** The service is there and cannot do it now. */
  | { readonly kind: 'unavailable'; readonly detail: string | null }
  /** This site is served without a booking service: it takes requests by message only. */
  | { readonly kind: 'no-api' }
  /** For whoever asks with this secret, or none, there is no such thing. */
  | { readonly kind: 'not-found' };

/** Fields that the service does not take, each with what is allowed there. */
export interface Invalid {
  readonly kind: 'invalid';
  readonly errors: readonly FieldError[];
  readonly detail: string | null;
}

/** The request made sense until something changed; nothing was done. */
export interface Conflict {
  readonly kind: 'conflict';
  readonly detail: string | null;
}
