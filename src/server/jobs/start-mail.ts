import { openTasksOf } from '../bookings/read-booking.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import { parseSmtpUrl } from '../config/mail-settings.ts';
import type { Services } from '../http/services.ts';
import { exampleAddresses } from '../mail/example-addresses.ts';
import { type MailSettings, mailContext } from '../mail/mail-context.ts';
import { startMailLoop } from '../mail/mail-loop.ts';
import { createSender } from '../mail/sender.ts';
import { smtpTransport } from '../mail/smtp-transport.ts';

/**
 * Starts sending mails where a mail server is set, and warns of example addresses. Without a mail
 * server they stay in the outbox.
 *
 * @param catalogue that of the start
 * @returns a function that stops it
 */
export function startMail(
  services: Services,
  variables: MailSettings,
  catalogue: BookingCatalogue,
): () => Promise<void> {
  const { unitOfWork, passportKeys, clock, logger, payments } = services;
  const settings = variables.SMTP_URL === undefined ? null : parseSmtpUrl(variables.SMTP_URL);
  if (settings === null) {
    logger.warn({}, 'SMTP_URL is not set: mails stay in the outbox, see "npm run operator -- outbox"');
    return async () => {};
  }
  for (const warning of exampleAddresses(mailContext(catalogue, variables, payments))) logger.warn({}, warning);
  const transport = smtpTransport(settings);
  const ticks = () => performance.now();
  const context = async () => mailContext(await services.catalogue(), variables, payments);
  const parts = { unitOfWork, context, passportKeys, transport, clock, ticks, logger, openTasksOf };
  return startMailLoop(createSender(parts), logger);
}
