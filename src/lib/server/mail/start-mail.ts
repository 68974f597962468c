import type { BookingCatalogue } from '../booking-catalogue.ts';
import type { Environment } from '../environment.ts';
import type { PaymentService } from '../payments/payment-provider.ts';
import type { Services } from '../services.ts';
import type { MailOffice } from './message.ts';
import { createSender } from './sender.ts';
import { startSending } from './sending.ts';
import { smtpPost } from './smtp-post.ts';
import { parseSmtpUrl } from './smtp-settings.ts';

type MailSettings = Pick<Environment, 'SMTP_URL' | 'MAIL_FROM' | 'OPERATOR_EMAIL' | 'SITE_URL'>;

/** What mails have in common: the address that the server is told wins over the one that the build was told. */
export function mailOffice(
  catalogue: BookingCatalogue,
  settings: MailSettings,
  payments: readonly Pick<PaymentService, 'method'>[],
): MailOffice {
  const { operator } = catalogue;
  return {
    catalogue: { ...catalogue, operator: { ...operator, url: settings.SITE_URL ?? operator.url } },
    addresses: settings,
    onlineMethods: payments.map(({ method }) => method.name),
  };
}

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
