import { pino } from 'pino';
import type { Environment } from './environment.ts';

/** The part of pino that this project uses, so that tests can give a list instead. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Logs one JSON object a line to standard output. */
export function createLogger(level: Environment['LOG_LEVEL']): Logger {
  return pino({ level });
}
