import { type DestinationStream, pino } from 'pino';
import type { Environment } from './environment.ts';
import { redactPersonalData, redactText } from './redact-personal-data.ts';
import { currentRequestId } from './request-id.ts';

/** The used part of pino, so that tests can collect log lines. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/**
 * Logs one JSON object a line to standard output. Personal data and secrets are blacked out; the id
 * of the request that it is about is added.
 */
export function createLogger(level: Environment['LOG_LEVEL'], destination?: DestinationStream): Logger {
  // pino's own redaction looks only as deep as its paths say.
  return pino(
    {
      level,
      mixin: requestField,
      formatters: { log: redactPersonalData },
      serializers: { err: (error: unknown) => plainError(error) },
    },
    destination,
  );
}

function requestField(): object {
  const requestId = currentRequestId();
  return requestId === undefined ? {} : { requestId };
}

interface ErrorFields {
  readonly type: string;
  readonly message: string;
  readonly code?: unknown;
  readonly stack: string;
  readonly cause?: ErrorFields;
}

/** Maximum number of causes that are logged, in case of a cycle. */
const MAX_CAUSES = 8;

/** An error without the rows and parameters that databases attach: they are personal data. */
function plainError(error: unknown, causes = MAX_CAUSES): ErrorFields | string {
  if (!(error instanceof Error)) return 'something that is no error';
  const { name, message, stack = '', cause } = error;
  const code = 'code' in error ? { code: error.code } : {};
  const because = cause instanceof Error && causes > 0 ? { cause: plainError(cause, causes - 1) as ErrorFields } : {};
  return { type: name, message: redactText(message), ...code, stack: redactText(stack), ...because };
}
