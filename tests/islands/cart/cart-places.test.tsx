import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDay, aDeparture, anAvailability } from '../../fixtures/builders/an-availability.ts';
import { boat, FILES, freshBrowsers, line, openCart, VAN, van } from '../../fixtures/steps/an-open-cart.tsx';

freshBrowsers();

const PATH = '/api/availability?listing=SV-PPS-ELN&from=2027-01-12&to=2027-01-12';

test('The cart says which trips have no place any more, and opens them (specification.md#selling-places)', async () => {
  const day = aDay([aDeparture({ time: van.trip.time, vacancies: 0 }), aDeparture({ time: '23:30' })]);
  const { user } = await openCart([van, boat], { answers: { ...FILES, [PATH]: anAvailability([day]) } });
  await screen.findByText(/It is sold out\. Choose another time\./);
  const change = await screen.findAllByRole('button', { name: 'Choose another departure' });
  expect(change).toHaveLength(1);
  await user.click(within(line(VAN.title)).getByRole('button', { name: 'Choose another departure' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
