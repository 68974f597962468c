import { closeSync, openSync } from 'node:fs';
import type { Server } from 'node:http';
import { devNull } from 'node:os';
import type { Logger } from '../src/server/config/logger.ts';

const SECOND = 1000;
/** Milliseconds between two warnings. */
const LOG_INTERVAL_MS = 60 * SECOND;
const DESCRIPTOR_ERRORS = new Set(['EMFILE', 'ENFILE']);

/** Dependencies of the watch. */
export interface DescriptorWatchParts {
  readonly logger: Logger;
  /** Milliseconds since any moment, always growing. */
  readonly ticks: () => number;
  /** Opens a file and closes it; tests pass one that fails. */
  readonly open?: () => void;
}

/**
 * Creates a watch that warns once a minute when the process cannot open more files. Node then
 * closes each new connection without an error.
 */
export function createDescriptorWatch({ logger, ticks, open = openNothing }: DescriptorWatchParts): () => void {
  let loggedAt: number | null = null;
  return () => {
    try {
      open();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (!DESCRIPTOR_ERRORS.has(String(code)) || (loggedAt !== null && ticks() - loggedAt < LOG_INTERVAL_MS)) return;
      loggedAt = ticks();
      logger.error(
        { code },
        'no file descriptors are left: new connections are closed unanswered. Raise the limit of open files (ulimit -n, LimitNOFILE)',
      );
    }
  };
}

function openNothing(): void {
  closeSync(openSync(devNull, 'r'));
}

/**
 * Checks each second, and logs a server's errors about single connections. An unhandled one would
 * end the process.
 */
export function watchDescriptors(server: Server, logger: Logger): void {
  server.on('error', (error) => logger.error({ err: error }, 'a connection could not be accepted'));
  const check = createDescriptorWatch({ logger, ticks: () => performance.now() });
  setInterval(check, SECOND).unref();
}
