import type { Logger } from '../config/logger.ts';
import type { Sender } from './sender.ts';

/** Milliseconds between polls of the outbox: travellers look for the mail soon after booking. */
const POLL_INTERVAL_MS = 5000;
/** Milliseconds for which a shutdown waits for a mail that is being sent. */
const SHUTDOWN_TIMEOUT_MS = 4000;

/**
 * Sends due mails now and every few seconds. @returns a function that stops it, once a mail in
 * progress was sent or cut off
 */
export function startMailLoop(sender: Sender, logger: Logger): () => Promise<void> {
  const stop = new AbortController();
  const cut = new AbortController();
  let running: Promise<unknown> | undefined;
  const run = () => {
    running ??= sender
      .sendDue(stop.signal, cut.signal)
      .catch((error: unknown) => logger.error({ err: error }, 'sending mails failed'))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(run, POLL_INTERVAL_MS);
  timer.unref();
  run();
  return async () => {
    clearInterval(timer);
    stop.abort();
    const end = setTimeout(() => cut.abort(), SHUTDOWN_TIMEOUT_MS);
    await running;
    clearTimeout(end);
  };
}
