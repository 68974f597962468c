import type { FetchError } from 'ofetch';
import * as z from 'zod/mini';
import type { ServiceFailure } from './payment-provider.ts';
import { isFormError } from './service-message.schema.ts';

/** Connection settings of PayMongo. */
export interface PayMongoSettings {
  /** The site's public address, without a slash at its end. */
  readonly siteUrl: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The methods on its page: `gcash`, `paymaya`, `card`. */
  readonly methods: readonly string[];
  readonly apiBase: string;
  /** Timeout of a request in milliseconds. */
  readonly timeoutMs: number;
}

/**
 * Calls one path of the API and returns the data of its answer. @throws for every other answer: see
 * payMongoFailure
 */
export type PayMongoCall = (
  method: 'GET' | 'POST',
  path: string,
  more?: { readonly attributes: object; readonly idempotencyKey: string },
) => Promise<unknown>;

/** Temporary statuses: timeout, conflict with the same request, too many requests. */
const PASSING = new Set([408, 409, 429]);

const errorsSchema = z.object({ errors: z.array(z.object({ code: z.string(), detail: z.string() })) });

/**
 * The API with the operator's key, https://developers.paymongo.com/reference. What fetches is
 * loaded at the first call.
 */
export function payMongoApi({ secretKey, apiBase, timeoutMs }: PayMongoSettings): PayMongoCall {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  return async (method, path, more) => {
    const { ofetch } = await import('ofetch');
    return ofetch(`${apiBase}/v1${path}`, {
      method,
      headers: { authorization, accept: 'application/json', ...(more && { 'Idempotency-Key': more.idempotencyKey }) },
      ...(more && { body: { data: { attributes: more.attributes } } }),
      timeout: timeoutMs,
      retry: 0,
    });
  };
}

/** The failure that an error of a call means; other errors are thrown again. */
export function payMongoFailure(error: unknown): ServiceFailure {
  if (isFormError(error)) return { kind: 'unreachable', why: `an answer of another form: ${error.message}` };
  if (isBrokenOff(error)) return { kind: 'unreachable', why: `an answer that broke off: ${error.message}` };
  if (!isFetchError(error)) throw error;
  const { statusCode } = error;
  const isRefusal = statusCode !== undefined && statusCode >= 400 && statusCode < 500 && !PASSING.has(statusCode);
  return { kind: isRefusal ? 'refused' : 'unreachable', why: reasonOf(error) };
}

/** Whether reading a body failed because the connection ended. */
function isBrokenOff(error: unknown): error is Error {
  return (error instanceof TypeError && error.message === 'terminated') || error instanceof DOMException;
}

function isFetchError(error: unknown): error is FetchError {
  return error instanceof Error && error.name === 'FetchError';
}

/** The reason without the address, which FetchError puts in front. */
function reasonOf({ statusCode, data, cause }: FetchError): string {
  const parsed = errorsSchema.safeParse(data);
  const words = parsed.success ? parsed.data.errors.map(({ code, detail }) => `${code}: ${detail}`).join('; ') : '';
  const status =
    statusCode === undefined
      ? `no answer (${cause instanceof Error ? cause.name : 'unknown'})`
      : `status ${statusCode}`;
  return words === '' ? status : `${status}, ${words}`;
}
