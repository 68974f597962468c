import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDay, aDeparture, anAvailability } from '../../fixtures/builders/an-availability.ts';
import { openCheckout } from '../../fixtures/steps/an-open-checkout.tsx';
import { freshScreens, van } from '../../fixtures/steps/an-open-screen.tsx';

freshScreens();

const PATH = '/api/availability?listing=SV-PPS-ELN&from=2027-01-12&to=2027-01-12';

test('The checkout says which trips have no place any more (specification.md#selling-places)', async () => {
  const day = aDay([aDeparture({ time: van.trip.time, vacancies: 1 }), aDeparture({ time: '23:30' })]);
  await openCheckout({ files: { [PATH]: anAvailability([day]) } });
  await screen.findByRole('heading', { name: 'Places have changed' });
  expect(screen.getByText(/Only 1 place is left, and there are 2 of you\. Choose another time\./)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Choose another departure in the cart' });
  expect(link.getAttribute('href')).toBe('/cart');
});
