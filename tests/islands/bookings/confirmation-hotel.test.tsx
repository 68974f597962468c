import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openStored, voucher } from '../../fixtures/steps/an-open-confirmation.tsx';
import { freshScreens, van } from '../../fixtures/steps/an-open-screen.tsx';

freshScreens();

test('asks for the hotel that was not known, and stands there once it is said (ADR 29)', async () => {
  const { service, user } = await openStored({
    items: [{ ...van, trip: { ...van.trip, dropoff: { areaId: 'eln-town-hotels', text: '' } } }],
  });
  expect(voucher().textContent).toContain('Hotel not known yet');
  expect(screen.getByText(/^We still need your hotel/)).toBeTruthy();
  const field = within(voucher()).getByRole('textbox', { name: 'Drop-off hotel' });
  const save = within(voucher()).getByRole('button', { name: 'Save hotel' });
  await user.type(field, '...');
  await user.click(save);
  expect(document.activeElement).toBe(field);
  expect(voucher().textContent).toContain('Enter the name of the hotel.');
  await user.clear(field);
  await user.type(field, 'Casa Maria');
  await user.click(save);
  await waitFor(() => expect(voucher().textContent).toContain('Drop-offCasa Maria, '));
  expect(within(voucher()).queryByRole('textbox')).toBeNull();
  expect(screen.queryByText(/^We still need your hotel/)).toBeNull();
  expect(service.calls).toContain('hotel VAN00000 dropoff Casa Maria');
  expect(document.activeElement).toBe(within(voucher()).getByRole('heading', { level: 2 }));
});
