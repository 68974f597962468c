import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { CARD, MANUAL } from '../../fixtures/fakes/a-booking-service.ts';
import {
  button,
  country,
  email,
  fillIn,
  mobile,
  name,
  openCheckout,
  tick,
} from '../../fixtures/steps/an-open-checkout.tsx';
import { aTwin, boat, freshScreens, keep, REF, refsInCart, stored, van } from '../../fixtures/steps/an-open-screen.tsx';

freshScreens();

describe('booking (specification.md#routes: /payment)', () => {
  test('takes five things to fill in, and leads to how to pay', async () => {
    const { user, go, service } = await openCheckout({ cart: [van, boat] });
    await fillIn(user);
    await user.click(button());
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith(`/confirmation#ref=${REF}`));
    expect(service.calls).toEqual(['methods', 'place', `pay ${REF} by manual`]);
    expect(service.view(REF)).toMatchObject({
      totalUsd: 124,
      booker: { name: 'Maria Santos', email: 'maria@example.com', mobile: '+639175550100' },
    });
    expect(stored<[{ placedHere: boolean; instructions: object }]>('kept-bookings.1')[0]).toMatchObject({
      placedHere: true,
      instructions: { reference: REF },
    });
    expect(refsInCart()).toEqual([]);
  });

  test('asks for at most eight things, each with what phones need to fill it in', async () => {
    await openCheckout({ service: aTwin({ methods: [CARD, MANUAL] }) });
    await tick();
    await screen.findByRole('radio', { name: /^Card/ });
    const fields = [
      ...document.querySelectorAll('input:not([type=radio]), select, textarea, fieldset:has([type=radio])'),
    ];
    expect(fields.length).toBeLessThanOrEqual(8);
    const attributes = [name(), email(), mobile()].map((field) => [field.type, field.autocomplete, field.inputMode]);
    expect(attributes).toEqual([
      ['text', 'name', ''],
      ['email', 'email', 'email'],
      ['tel', 'tel', 'tel'],
    ]);
    // Browsers fill in the whole number, with its prefix: a country of theirs could be another one.
    expect(country().getAttribute('autocomplete')).toBe('off');
  });

  test('says of a cart that came by a link who else sees it, and begins anew when it is made one’s own', async () => {
    const sender = { name: 'Maria', email: 'maria@example.com', mobile: null };
    keep('shared-cart.1', { ref: REF, contactInfo: sender });
    keep('booker.1', sender);
    const { user } = await openCheckout();
    expect(name().value).toBe('Maria');
    await user.click(screen.getByRole('button', { name: 'Make it private' }));
    expect(document.activeElement?.textContent).toContain('This cart is now yours alone');
    expect(name().value).toBe('');
    expect(stored('booking-ref.1')).not.toBe(REF);
  });

  test('proposes the country of the browser, and reads a number with its prefix whatever is chosen', async () => {
    const { user, service, go } = await openCheckout();
    await waitFor(() => expect(country().value).toBe('PH'));
    await user.type(name(), 'Aiko Mori');
    await user.type(email(), 'aiko@example.com');
    await user.type(mobile(), '+81 90 1234 5678');
    await user.click(await tick());
    await user.click(button());
    await waitFor(() => expect(go).toHaveBeenCalled());
    expect(service.view(REF).booker.mobile).toBe('+819012345678');
  });

  test('leaves the page to a payment service', async () => {
    const { user, go } = await openCheckout({ service: aTwin({ methods: [CARD, MANUAL] }) });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Book and pay $34' }));
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('https://pay.test/page', 'external'));
  });

  test('is done once, however often the button is pressed', async () => {
    const { user, go, service } = await openCheckout();
    await fillIn(user);
    await user.tripleClick(button());
    await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
    expect(service.calls.filter((call) => call === 'place')).toHaveLength(1);
  });
});

/** Booked, with a payment service that the browser was sent to. */
async function bookByCard() {
  const opened = await openCheckout({ service: aTwin({ methods: [CARD, MANUAL] }) });
  await fillIn(opened.user);
  await opened.user.click(screen.getByRole('button', { name: 'Book and pay $34' }));
  await waitFor(() => expect(opened.go).toHaveBeenCalled());
  return opened;
}

describe('a page that is left for the payment', () => {
  test('has a way on where leaving does not work', async () => {
    await bookByCard();
    expect(screen.getByRole('heading', { name: `Booked: ${REF}` })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open your booking to pay' });
    expect(link.getAttribute('href')).toBe(`/confirmation#ref=${REF}`);
  });

  test('that the browser brings back as it was left shows what became of the booking', async () => {
    await bookByCard();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await screen.findByRole('heading', { name: `Booking ${REF} is not paid yet` });
    expect(screen.getByRole('link', { name: 'View and pay' }).getAttribute('href')).toBe(`/confirmation#ref=${REF}`);
  });

  test('leads to the booking where paying cannot even begin', async () => {
    const service = { ...aTwin({ methods: [CARD] }), startPayment: () => Promise.reject(new Error('a mistake')) };
    const { user, go } = await openCheckout({ service });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Book and pay $34' }));
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith(`/confirmation#ref=${REF}`));
  });
});

test('a mistake of ours leaves the form as it is, says so, and books once when it is pressed again', async () => {
  const service = aTwin();
  const { place } = service;
  service.place = vi.fn(place).mockRejectedValueOnce(new Error('a mistake'));
  const { user, go } = await openCheckout({ service });
  await fillIn(user);
  await user.click(button());
  expect(await screen.findByText(/^Something went wrong.*nothing will be booked twice/)).toBeTruthy();
  expect(name().value).toBe('Maria Santos');
  await user.click(button());
  await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith(`/confirmation#ref=${REF}`));
  expect(service.booked()).toEqual([REF]);
});

describe('a reload', () => {
  const card = () => screen.findByRole<HTMLInputElement>('radio', { name: /^Card/ });
  const transfer = () => screen.findByRole<HTMLInputElement>('radio', { name: /^Bank transfer/ });

  test('keeps how to pay, and asks anew for what was agreed to: the rules may be others now', async () => {
    const service = aTwin({ methods: [CARD, MANUAL] });
    const { user } = await openCheckout({ service });
    await user.click(await transfer());
    await user.click(await tick());
    cleanup();
    await openCheckout({ service });
    expect((await transfer()).checked).toBe(true);
    expect(((await tick()) as HTMLInputElement).checked).toBe(false);
  });

  test('after the booking has forgotten how the last one was paid', async () => {
    const { service } = await bookByCard();
    cleanup();
    keep('booking-ref.1', 'OTHER000');
    await openCheckout({ service });
    expect((await card()).checked).toBe(true);
    expect(JSON.parse(sessionStorage.getItem('payment-method.1') ?? 'null')).toBeNull();
  });
});
