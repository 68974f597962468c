import { type MailContext, senderOf } from './message.ts';

/** Pattern for example addresses in the settings of this program, which nobody reads. */
const EXAMPLE = /(?:^|[@.])example\.com$/i;

const SITE = 'src/content/settings/site.yaml and build again';
const CONTACT = `contacts.email in ${SITE}`;

/**
 * Warnings about example addresses that mails would show, each with a remedy. Empty once everything
 * is set.
 */
export function exampleAddresses(context: MailContext): readonly string[] {
  const { operator } = context.catalogue;
  const { email } = operator.contacts;
  const sender = senderOf(context).address;
  const notices = context.addresses.OPERATOR_EMAIL ?? email;
  return [
    ...warningOf(sender, `Mails are sent from ${sender}`, `MAIL_FROM, or ${CONTACT}`),
    ...warningOf(notices, `Your notices go to ${notices}`, `OPERATOR_EMAIL, or ${CONTACT}`),
    ...warningOf(email, `Answers to mails go to ${email}`, CONTACT),
    ...warningOf(
      new URL(operator.url).hostname,
      `Links in mails lead to ${operator.url}`,
      `SITE_URL, or url in ${SITE}`,
    ),
  ];
}

function warningOf(place: string, what: string, setting: string): readonly string[] {
  return EXAMPLE.test(place) ? [`${what}, which is an example: set ${setting}.`] : [];
}
