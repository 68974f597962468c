import type { Services } from '../services.ts';
import { type MailSettings, mailOffice } from './mail-office.ts';
import { createSender } from './sender.ts';
import { startSending } from './sending.ts';
import { smtpPost } from './smtp-post.ts';
import { parseSmtpUrl } from './smtp-settings.ts';

/** Starts to send mails where settings name a mail server; without one they stay in the outbox. @returns what stops it */
export function startMail(services: Services, variables: MailSettings): () => Promise<void> {
  const { store, passportKeys, clock, logger, payments } = services;
  const settings = variables.SMTP_URL === undefined ? null : parseSmtpUrl(variables.SMTP_URL);
  if (settings === null) {
    logger.warn({}, 'SMTP_URL is not set: mails stay in the outbox, see "npm run operator -- outbox"');
    return async () => {};
  }
  const post = smtpPost(settings);
  const ticks = () => performance.now();
  const office = async () => mailOffice(await services.catalogue(), variables, payments);
  return startSending(createSender({ store, office, passportKeys, post, clock, ticks, logger }), logger);
}
