import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBooking, openStored } from '../../fixtures/steps/an-open-confirmation.tsx';
import { aTwin, booked, freshScreens, keepOnDevice, REF, VAN, van } from '../../fixtures/steps/an-open-screen.tsx';

freshScreens();

const primary = () =>
  [...document.querySelectorAll('.confirmation .button:not(.button-quiet, .button-danger)')].map(
    ({ textContent }) => textContent,
  );

test('a booking says what to pay and until when, and leads there (specification.md#confirmation)', async () => {
  const { user } = await openStored({ kept: { instructions: { amount: 'US$124', steps: ['Bank'], reference: REF } } });
  const step = screen.getByRole('region', { name: 'Pay US$124' });
  expect(step.textContent).toContain('Pay by Mon, Jan 11, 8:30 AM, Palawan time');
  expect(primary()).toEqual(['Go to payment']);
  await user.click(within(step).getByRole('button', { name: 'Go to payment' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'How to pay' }));
});

test('a booking that is paid asks for the names until the first trip leaves (specification.md#confirmation)', async () => {
  const service = aTwin();
  await booked(service, [van]);
  service.change(REF, { status: 'paid', paidCents: 3400, expiresAt: null });
  keepOnDevice(service.view(REF));
  await openBooking(service);
  const step = screen.getByRole('region', {
    name: /^Add traveller details by Tue, Jan 12, 7:30 AM ?, Palawan time$/,
  });
  expect(within(step).getByRole('link', { name: 'Add traveller details' }).getAttribute('href')).toBe(
    `/participants/${REF}`,
  );
  expect(primary()).toEqual(['Add traveller details']);
});

test('a cancelled booking says which trips, and what is paid back when (specification.md#confirmation)', async () => {
  const service = aTwin();
  await booked(service, [van]);
  service.change(REF, { status: 'paid', paidCents: 3400, expiresAt: null });
  const expectedRefund = service.view(REF).refundNow;
  if (!expectedRefund) throw new Error('It cannot be cancelled');
  await service.cancel(REF, { expectedRefund, reason: '' });
  keepOnDevice(service.view(REF));
  await openBooking(service);
  const list = screen.getByRole('region', { name: 'Cancelled trips' });
  expect(list.textContent).toContain(`${VAN.title}Tue, Jan 12, 7:30 AM`);
  expect(list.textContent).toContain('You get US$34 back. We refund your original payment method');
  expect(primary()).toEqual([]);
});

test('each trip has its link to Google Calendar (specification.md#confirmation)', async () => {
  await openStored();
  const links = screen.getAllByRole('link', { name: /^Google Calendar: / });
  expect(links.map((link) => new URL(link.getAttribute('href') ?? '').searchParams.get('dates')?.slice(0, 16))).toEqual(
    ['20270111T233000Z', '20270114T010000Z'],
  );
});
