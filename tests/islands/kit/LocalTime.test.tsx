import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LocalTime } from '../../../src/islands/kit/LocalTime.tsx';
import { formatManilaDay, formatManilaTime } from '../../../src/lib/time/manila-format.ts';

const MORNING = Date.parse('2027-01-12T07:30:00+08:00');

test.each([
  ['en-US', formatManilaDay, 'Tue, Jan 12, 2027'],
  ['de-AT', formatManilaDay, 'Di., 12. Jän. 2027'],
  ['fr-FR', formatManilaTime, '07:30'],
])('a day or an hour says in which language it is written: %s', (locale, as, text) => {
  const { container } = render(<LocalTime instant={MORNING} locale={locale} as={as} />);
  const time = container.querySelector('time');
  expect([time?.lang, time?.textContent, time?.dateTime]).toEqual([locale, text, '2027-01-11T23:30:00.000Z']);
});
