import type { Logger } from '../config/logger.ts';
import type { Sender } from './sender.ts';

/** A traveller who has booked looks for the mail at once. */
const POLL_INTERVAL_MS = 5000;
/** A mail that is being sent may end by itself before the server stops. */
const SHUTDOWN_TIMEOUT_MS = 4000;

/** Sends what is due now and every few seconds. @returns what stops it, once a mail that is being sent has left or was cut off */
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
