import type { Services } from '../services.ts';
import type { MailVariables } from './mail-variables.ts';
import { createSender } from './sender.ts';
import { startSending } from './sending.ts';
import { smtpPost } from './smtp-post.ts';
import { parseSmtpUrl } from './smtp-settings.ts';

/** Starts to send mails where settings name a mail server; without one they stay in the outbox. @returns what stops it */
export function startMail(services: Services, variables: MailVariables): () => Promise<void> {
  const { store, catalogue, passportKeys, clock, logger } = services;
  const settings = variables.SMTP_URL === undefined ? null : parseSmtpUrl(variables.SMTP_URL);
  if (settings === null) {
    logger.warn({}, 'SMTP_URL is not set: mails stay in the outbox, see "npm run operator -- outbox"');
    return async () => {};
  }
  const post = smtpPost(settings);
  const ticks = () => performance.now();
  return startSending(
    createSender({ store, catalogue, passportKeys, addresses: variables, post, clock, ticks, logger }),
    logger,
  );
}
