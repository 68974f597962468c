import { expect, test } from 'vitest';
import { parseBookingLink } from '../../../src/lib/booking/parse-booking-link.ts';
import { choiceLink, parseCalledOffChoice } from '../../../src/lib/bookings/called-off-choice.ts';

const LINK = 'https://palawan.example/confirmation#ref=ABCD1234&secret=SECRET';

test.each(['change', 'cancel'] as const)('a link of a mail opens a choice: %s', (kind) => {
  const link = choiceLink(LINK, { kind, tripRef: 'AAAAAAAA' });
  expect(parseCalledOffChoice(new URL(link).hash)).toEqual({ kind, tripRef: 'AAAAAAAA' });
  expect(parseBookingLink(link)).toEqual({ ref: 'ABCD1234', secret: 'SECRET' });
});

test.each([
  '',
  '#ref=ABCD1234&secret=SECRET',
  '#choice=change',
  '#trip=AAAAAAAA',
  '#choice=delete&trip=AAAAAAAA',
  '#choice=constructor&trip=AAAAAAAA',
  '#choice=CHANGE&trip=AAAAAAAA',
  '#choice=cancel&trip=<script>',
  '#choice=cancel&trip=AAAAAAAA%00',
  `#choice=cancel&trip=${'A'.repeat(10_000)}`,
  '#%E0%A4%A',
])('what no mail has written is no choice: %s', (hash) => {
  expect(parseCalledOffChoice(hash)).toBeNull();
});
