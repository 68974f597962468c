import type { Logger } from '../config/logger.ts';
import type { Sender } from './sender.ts';

/** A traveller who has booked looks for the mail at once. */
const PAUSE = 5000;
/** A mail that is being sent may end by itself before the server stops. */
const GRACE = 4000;

/** Sends what is due now and every few seconds. @returns what stops it, once a mail that is being sent has left or was cut off */
export function startSending(sender: Sender, logger: Logger): () => Promise<void> {
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
  const timer = setInterval(run, PAUSE);
  timer.unref();
  run();
  return async () => {
    clearInterval(timer);
    stop.abort();
    const end = setTimeout(() => cut.abort(), GRACE);
    await running;
    clearTimeout(end);
  };
}
