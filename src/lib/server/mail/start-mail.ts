import type { BookingCatalogue } from '../booking-catalogue.ts';
import type { Environment } from '../environment.ts';
import type { Services } from '../services.ts';
import { createSender } from './sender.ts';
import { startSending } from './sending.ts';
import { smtpPost } from './smtp-post.ts';
import { parseSmtpUrl } from './smtp-settings.ts';

type MailSettings = Pick<Environment, 'SMTP_URL' | 'MAIL_FROM' | 'OPERATOR_EMAIL' | 'SITE_URL'>;

/** The address that the server is told wins over the one that the build was told. */
export function withSiteUrl(
  catalogue: BookingCatalogue,
  { SITE_URL }: Pick<Environment, 'SITE_URL'>,
): BookingCatalogue {
  const { operator } = catalogue;
  return SITE_URL === undefined ? catalogue : { ...catalogue, operator: { ...operator, url: SITE_URL } };
}

/** Starts to send mails where settings name a mail server; without one they stay in the outbox. @returns what stops it */
export function startMail(services: Services, variables: MailSettings): () => Promise<void> {
  const { store, passportKeys, clock, logger } = services;
  const settings = variables.SMTP_URL === undefined ? null : parseSmtpUrl(variables.SMTP_URL);
  if (settings === null) {
    logger.warn({}, 'SMTP_URL is not set: mails stay in the outbox, see "npm run operator -- outbox"');
    return async () => {};
  }
  const post = smtpPost(settings);
  const ticks = () => performance.now();
  const catalogue = async () => withSiteUrl(await services.catalogue(), variables);
  return startSending(
    createSender({ store, catalogue, passportKeys, addresses: variables, post, clock, ticks, logger }),
    logger,
  );
}
