import { expect, test } from 'vitest';
import { parseBookingLink } from '../../../src/lib/booking/parse-booking-link.ts';

const KEY = { ref: '7K2M0QXA', secret: 'a-B_9' };

test.each([
  ['https://www.example.com/confirmation#ref=7K2M0QXA&secret=a-B_9', KEY],
  ['  https://www.example.com/participants/7K2M0QXA#secret=a-B_9\n', KEY],
  ['#ref=7K2M0QXA&secret=a-B_9', KEY],
  ['ref=7K2M0QXA&secret=a-B_9', KEY],
  ['www.example.com/confirmation#ref=7K2M0QXA&secret=a-B_9', KEY],
  ['https://www.example.com/confirmation#ref=7K2M0QXA', null],
  ['7K2M0QXA', null],
  ['javascript:alert(1)', null],
  ['', null],
])('%s opens %o', (text, key) => {
  expect(parseBookingLink(text)).toEqual(key);
});
