import { expect, test } from 'vitest';
import { exampleAddresses } from '../../../src/server/mail/example-addresses.ts';
import { type MailSettings, mailContext } from '../../../src/server/mail/mail-context.ts';
import { aBookingCatalogue, OPERATOR } from '../../fixtures/builders/a-booking-catalogue.ts';

const SITE = 'src/content/settings/site.yaml and build again.';
const SENDER = `Mails are sent from hello@example.com, which is an example: set MAIL_FROM, or contacts.email in ${SITE}`;
const NOTICES = `Your notices go to hello@example.com, which is an example: set OPERATOR_EMAIL, or contacts.email in ${SITE}`;
const ANSWERS = `Answers to mails go to hello@example.com, which is an example: set contacts.email in ${SITE}`;
const LINKS = `Links in mails lead to https://www.example.com, which is an example: set SITE_URL, or url in ${SITE}`;

const OWN = {
  MAIL_FROM: 'Dalan <bookings@palawan.example>',
  OPERATOR_EMAIL: 'desk@palawan.example',
  SITE_URL: 'https://palawan.example',
};

/** What is warned of, with these settings and these facts of the operator. */
function warningsOf(settings: MailSettings, email: string, url: string): readonly string[] {
  const operator = { ...OPERATOR, url, contacts: { ...OPERATOR.contacts, email } };
  return exampleAddresses(mailContext({ ...aBookingCatalogue(), operator }, settings, []));
}

test.each<readonly [string, MailSettings, readonly string[]]>([
  ['nothing', {}, [SENDER, NOTICES, ANSWERS, LINKS]],
  ['a sender', { MAIL_FROM: OWN.MAIL_FROM }, [NOTICES, ANSWERS, LINKS]],
  ["the operator's address", { OPERATOR_EMAIL: OWN.OPERATOR_EMAIL }, [SENDER, ANSWERS, LINKS]],
  ['the address of the site', { SITE_URL: OWN.SITE_URL }, [SENDER, NOTICES, ANSWERS]],
  ['all of them', OWN, [ANSWERS]],
])('with the content of the example and %s set, what is still an example is said', (_name, settings, expected) => {
  expect(warningsOf(settings, 'hello@example.com', 'https://www.example.com')).toEqual(expected);
});

test('with content of its own, nothing is', () => {
  expect(warningsOf({}, 'hello@palawan.example', 'https://palawan.example')).toEqual([]);
});

test('settings may be examples too', () => {
  const settings = {
    MAIL_FROM: 'A <a@mail.EXAMPLE.com>',
    OPERATOR_EMAIL: 'b@example.com',
    SITE_URL: 'https://example.com',
  };
  const warnings = warningsOf(settings, 'hello@palawan.example', 'https://palawan.example');
  expect(warnings.map((warning) => warning.slice(0, warning.indexOf(',')))).toEqual([
    'Mails are sent from a@mail.EXAMPLE.com',
    'Your notices go to b@example.com',
    'Links in mails lead to https://example.com',
  ]);
});

test.each(['hello@myexample.com', 'hello@example.com.ph'])('%s is somebody', (email) => {
  expect(warningsOf({}, email, 'https://palawan.example')).toEqual([]);
});
