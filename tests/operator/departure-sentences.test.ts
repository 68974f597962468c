import { expect, test } from 'vitest';
import { addDays, manilaDate } from '../../src/lib/time/manila.ts';
import { aCountedBackoffice } from '../fixtures/builders/a-counted-backoffice.ts';

test.each<readonly [readonly string[], string]>([
  [['close', 'SV-PPS-ELN', 'DAY'], 'close needs --reason, as in --reason "the coast guard keeps boats in port".'],
  [['close', 'SV-PPS-ELN', 'tomorrow', '--reason', 'x'], '"tomorrow" is no day such as 2027-01-12.'],
  [['close', 'SV-PPS-ELN', 'DAY', '25:00', '--reason', 'x'], '"25:00" is no hour such as 07:30.'],
  [
    ['close', 'SV-PPS-ELN', 'DAY', '08:00', '--reason', 'x'],
    'SV-PPS-ELN does not leave at 08:00: it leaves at 07:30, 09:30.',
  ],
  [['close', 'SV-PPS-ELN', 'PAST', '--reason', 'x'], 'is over: it cannot be changed any more.'],
  [['close', 'SV-NOWHERE', 'DAY', '--reason', 'x'], 'There is no listing "SV-NOWHERE".'],
  [['close', '--pool', 'cars', 'DAY', '--reason', 'x'], 'There is no pool "cars": there are vans, boats.'],
  [['close', '--port', 'PPS', 'DAY', '--reason', 'x'], 'No boat leaves from "PPS": boats leave from ELN.'],
  [['close', '--port', 'ELN', '--pool', 'vans', 'DAY', '--reason', 'x'], 'Give --pool or --port, not both.'],
  [
    ['close', 'SV-PPS-ELN', '--reason', 'x'],
    'close takes a listing such as SV-PPS-ELN and a day such as 2027-01-12, but',
  ],
  [['close', 'SV-PPS-ELN', 'DAY', '--reason', 'x'.repeat(201)], 'A reason has at most 200 characters.'],
  [['seats', 'SV-PPS-ELN', 'DAY'], 'Give --units, --seats or both, or --as-planned.'],
  [['seats', 'SV-PPS-ELN', 'DAY', '--units', '2', '--as-planned'], 'Give --units, --seats or both, or --as-planned.'],
  [['seats', 'SV-PPS-ELN', 'DAY', '--units', '101'], 'At most 100 vehicles run, with 100 places each.'],
  [['seats', 'SV-PPS-ELN', 'DAY', '--seats', '11'], 'A vehicle of vans carries 10 at most.'],
  [['seats', '--pool', 'vans', 'DAY', '--seats', '8'], 'give --units alone, and no hour.'],
])('%j is refused with one sentence', async (words, expected) => {
  const backoffice = await aCountedBackoffice();
  const day = addDays(manilaDate(Date.now()), 30);
  const past = addDays(manilaDate(Date.now()), -1);
  const ended = await backoffice.run(...words.map((word) => (word === 'DAY' ? day : word === 'PAST' ? past : word)));
  expect([ended.code === 0, ended.out]).toEqual([false, '']);
  expect(ended.error).toContain(expected);
  expect(ended.error.trimEnd().split('\n')).toHaveLength(1);
});
