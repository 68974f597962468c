import type { BookingCatalogue } from '../booking-catalogue.ts';
import type { Services } from '../services.ts';
import { exampleAddresses } from './example-addresses.ts';
import { type MailSettings, mailOffice } from './mail-office.ts';
import { createSender } from './sender.ts';
import { startSending } from './sending.ts';
import { smtpPost } from './smtp-post.ts';
import { parseSmtpUrl } from './smtp-settings.ts';

/**
 * Starts to send mails where settings name a mail server, and warns of what in them is still an example; without a mail server they stay in the outbox.
 *
 * @param catalogue that of the start
 * @returns what stops it
 */
export function startMail(
  services: Services,
  variables: MailSettings,
  catalogue: BookingCatalogue,
): () => Promise<void> {
  const { store, passportKeys, clock, logger, payments } = services;
  const settings = variables.SMTP_URL === undefined ? null : parseSmtpUrl(variables.SMTP_URL);
  if (settings === null) {
    logger.warn({}, 'SMTP_URL is not set: mails stay in the outbox, see "npm run operator -- outbox"');
    return async () => {};
  }
  for (const warning of exampleAddresses(mailOffice(catalogue, variables, payments))) logger.warn({}, warning);
  const post = smtpPost(settings);
  const ticks = () => performance.now();
  const office = async () => mailOffice(await services.catalogue(), variables, payments);
  return startSending(createSender({ store, office, passportKeys, post, clock, ticks, logger }), logger);
}
