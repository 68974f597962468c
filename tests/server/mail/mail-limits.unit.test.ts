import { describe, expect, test } from 'vitest';
import type { MailRecipient } from '../../../src/lib/emails/mailed-booking.ts';
import { isLimited, nextMailAt, recipientQuota } from '../../../src/server/mail/mail-limits.ts';
import { mailboxIdentity } from '../../../src/server/mail/recipient.ts';
import { mailFacts, PAID } from '../../fixtures/builders/mail-sources.ts';
import { aRing } from '../../fixtures/steps/a-services.ts';

describe('a limit of mails', () => {
  const limit = { atOnce: 2, pauses: [10, 20] };

  test.each([
    [[], 0],
    [[1000], 0],
    [[1000, 1001], 1011],
    [[1000, 1001, 1011], 1031],
    [[1000, 1001, 1011, 1031], 1051],
  ])('lets the one after %j leave at %i', (sent, at) => {
    expect(nextMailAt(sent, limit)).toBe(at);
  });
});

describe('a mail', () => {
  const [TRAVELLER, OPERATOR, COMPANY]: MailRecipient[] = [
    { kind: 'traveller' },
    { kind: 'operator' },
    { kind: 'provider', name: 'ADSTS' },
  ];

  test.each([
    ['is limited where anybody placed a booking', true, 'place', TRAVELLER, mailFacts()],
    ['to the operator is limited too', true, 'place', OPERATOR, mailFacts()],
    ['is limited where anybody cancels what nobody paid', true, 'cancel', TRAVELLER, mailFacts()],
    ['is limited where nobody has paid in time', true, 'expire', TRAVELLER, mailFacts({ actor: 'clock' })],
    ['is not limited where money came', false, 'receive-payment', TRAVELLER, PAID],
    ['is not limited where paid trips are cancelled', false, 'cancel', TRAVELLER, { ...PAID, actor: 'traveller' }],
    ['is not limited where the operator cancels', false, 'cancel', TRAVELLER, mailFacts({ actor: 'operator' })],
    [
      'about what the operator confirmed is not limited',
      false,
      'departure-reminder',
      TRAVELLER,
      mailFacts({ actor: 'clock' }),
    ],
    ['to a company is not limited', false, 'cancel', COMPANY, mailFacts()],
  ] as const)('%s: %s', (_name, expected, occasion, recipient, facts) => {
    const mail = { id: 'a', bookingRef: 'ABCD1234', occasion, recipient: recipient as MailRecipient, facts };
    expect(isLimited(mail)).toBe(expected);
  });
});

test.each([
  ['Maria@Example.com', 'maria@example.com'],
  ['maria+1@example.com', 'maria@example.com'],
  ['m.a.ria+trip@googlemail.com', 'maria@gmail.com'],
  ['m.aria@example.com', 'm.aria@example.com'],
  ['+1@example.com', '+1@example.com'],
])('%s ends in the mailbox %s', (address, mailbox) => {
  expect(mailboxIdentity(address)).toBe(mailbox);
});

test('A limit names nobody, and kinds of mails have limits of their own.', () => {
  const { key } = recipientQuota('traveller', 'maria@example.com', aRing('a'));
  expect(key).not.toContain('maria');
  expect(recipientQuota('traveller', 'Maria+2@example.com', aRing('a')).key).toBe(key);
  expect(recipientQuota('link', 'maria@example.com', aRing('a')).key).not.toBe(key);
});
