import { expect, test } from 'vitest';
import { trackingContract } from '../../src/lib/analytics/tracking.contract.ts';
import { aBackoffice, bookAt } from '../fixtures/steps/a-backoffice.ts';
import { send } from '../fixtures/steps/a-client.ts';

test('which advertisement sold a booking is shown and exported with it', { timeout: 120_000 }, async () => {
  const backoffice = await aBackoffice();
  const labels = { utm_source: 'guide', utm_medium: 'cpc', utm_campaign: 'dry season', gclid: 'Cj0K' };
  await send(backoffice.services, 'POST', trackingContract.path, { body: { ref: 'ABCD1234', queries: labels } });
  await bookAt(backoffice, 'ABCD1234');
  await bookAt(backoffice, 'WXYZ9876');
  expect((await backoffice.run('show', 'ABCD1234')).out).toMatch(
    /^Came by +utm_source=guide, utm_medium=cpc, utm_campaign=dry season, gclid=Cj0K$/m,
  );
  expect((await backoffice.run('show', 'WXYZ9876')).out).not.toContain('Came by');
  expect(JSON.parse((await backoffice.run('show', 'ABCD1234', '--json')).out).arrival).toMatchObject({ labels });
  const [header, ...lines] = (await backoffice.run('export', '--csv')).out.trimEnd().split('\r\n');
  expect(header).toMatch(/,source,medium,campaign,reseller$/);
  expect(lines.map((line) => line.slice(-22))).toEqual([
    expect.stringMatching(/,guide,cpc,dry season,$/),
    expect.stringMatching(/,,,,$/),
  ]);
  const bookings = (await backoffice.run('export', '--json')).out.trimEnd().split('\n');
  expect(bookings.map((line) => JSON.parse(line).arrival)).toEqual([labels, {}]);
});
