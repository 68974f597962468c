import { beforeEach, expect, test, vi } from 'vitest';
import { showSeaBanner } from '../../../src/islands/availability/sea-banner.ts';
import { $notifications } from '../../../src/islands/kit/notifications.store.ts';
import { anAvailability } from '../../fixtures/builders/an-availability.ts';

const NOW = Date.parse('2027-01-10T08:30:00+08:00');
const ROUGH = {
  ...{ status: 'rough', note: 'Be early.', setAt: '2027-01-10T06:40:00+08:00' },
  ...{ lastDay: '2027-01-11', isUntil: false },
};
const answering = (sea: object) => vi.fn(async () => Response.json({ ...anAvailability([], 'JT-ELN-A'), ...sea }));

beforeEach(() => {
  document.body.innerHTML = '<main data-listing="JT-ELN-A" data-vehicle="boat"></main>';
  $notifications.set([]);
});

test('the page of a boat says how the sea is, and when that was set (specification.md#the-sea)', async () => {
  const fetch = answering({ sea: ROUGH });
  await showSeaBanner(NOW, fetch);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/api/availability?listing=JT-ELN-A&from=2027-01-10&to=2027-01-10',
    expect.anything(),
  );
  expect($notifications.get()).toMatchObject([
    {
      kind: 'banner',
      text: 'Rough sea: trips may leave late, change or be called off. Be early. Updated today at 6:40 AM.',
      link: { href: '/terms#6-if-the-weather-or-the-coast-guard-decides' },
    },
  ]);
});

test('a page says nothing of a normal sea', async () => {
  await showSeaBanner(NOW, answering({}));
  expect($notifications.get()).toEqual([]);
});

test.each([
  ['no service answers', async () => new Response('<h1>Not Found</h1>', { status: 404 })],
  ['the connection breaks off', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the answer has another form', async () => Response.json({ sea: ROUGH })],
])('a page says nothing of the sea where %s', async (_what, fetch) => {
  await showSeaBanner(NOW, fetch);
  expect($notifications.get()).toEqual([]);
});

test('a page without a connection asks nobody for the sea', async () => {
  const fetch = answering({ sea: ROUGH });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  await showSeaBanner(NOW, fetch);
  expect(fetch).not.toHaveBeenCalled();
});
