import { expect, test } from 'vitest';
import { typedVoucher } from '../../../src/lib/desk/typed-voucher.ts';

test.each([
  ['7K2M0QXA', '7K2M0QXA'],
  [' 7k2m 0qxa ', '7K2M0QXA'],
  ['7k2m-0qxa', '7K2M0QXA'],
  ['7K2M0QXA\r\nMaria Santos\r\n', '7K2M0QXA\nMaria Santos'],
  ['7K2M0QX', '7K2M0QX'],
])('what is typed as %j is read as %j (specification.md#at-the-pier)', (typed, code) => {
  expect(typedVoucher(typed)).toBe(code);
});
