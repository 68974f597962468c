import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import type { Environment } from '../config/environment.ts';
import type { MailContext } from './message.ts';

/** The settings that mails need. */
export type MailSettings = Pick<Environment, 'SMTP_URL' | 'MAIL_FROM' | 'OPERATOR_EMAIL' | 'SITE_URL'>;

/** Common data of mails; addresses of the server's settings override those of the build. */
export function mailContext(
  catalogue: BookingCatalogue,
  settings: MailSettings,
  payments: readonly { readonly method: MailContext['onlineMethods'][number] }[],
): MailContext {
  const { operator } = catalogue;
  return {
    catalogue: { ...catalogue, operator: { ...operator, url: settings.SITE_URL ?? operator.url } },
    addresses: settings,
    onlineMethods: payments.map(({ method }) => method),
  };
}
