import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CARD, MANUAL } from '../fixtures/a-booking-service.ts';
import { button, country, email, fillIn, mobile, name, openCheckout, tick } from '../fixtures/an-open-checkout.tsx';
import { aTwin, boat, freshScreens, keep, REF, refsInCart, stored, van } from '../fixtures/an-open-screen.tsx';

freshScreens();

describe('booking (specification, section 2: /payment)', () => {
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
      ['tel', 'tel-national', 'tel'],
    ]);
    expect(country().getAttribute('autocomplete')).toBe('tel-country-code');
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
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('https://pay.test/page'));
  });

  test('is done once, however often the button is pressed', async () => {
    const { user, go, service } = await openCheckout();
    await fillIn(user);
    await user.tripleClick(button());
    await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
    expect(service.calls.filter((call) => call === 'place')).toHaveLength(1);
  });
});

const waits = () => screen.findByRole('heading', { name: 'Saved on this phone, not sent yet' });

describe('a line that fails', () => {
  test('keeps everything, says that nothing is booked yet, and books once when it is back', async () => {
    const { user, service, go } = await openCheckout();
    await fillIn(user);
    service.loseNextAnswer();
    await user.click(button());
    await waits();
    expect(refsInCart()).toEqual(['VAN00000']);
    await user.click(screen.getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(go).toHaveBeenCalledWith(`/confirmation#ref=${REF}`));
    expect(service.booked()).toEqual([REF]);
  });

  test('lets a traveller book without knowing how to pay, which is chosen once it was sent', async () => {
    const service = aTwin();
    service.trouble('everything', { kind: 'offline' });
    const { user, go } = await openCheckout({ service });
    expect(await screen.findByText(/^No connection.*was not sent yet/)).toBeTruthy();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Book as soon as I am connected' }));
    await waits();
    await user.click(screen.getByRole('button', { name: 'Send now' }));
    expect(await screen.findByText(/^Still no answer/)).toBeTruthy();
    service.trouble('everything', null);
    await user.click(screen.getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith(`/confirmation#ref=${REF}`));
    expect(service.calls).not.toContain(`pay ${REF} by manual`);
  });

  test('gives the form back with everything in it to whoever wants to change something first', async () => {
    const service = aTwin();
    service.trouble('place', { kind: 'offline' });
    const { user } = await openCheckout({ service });
    await fillIn(user);
    await user.click(button());
    await waits();
    await user.click(screen.getByRole('button', { name: 'Change it first' }));
    expect(name().value).toBe('Maria Santos');
    expect(stored<{ waiting: unknown }>('outbox.1').waiting).toBeNull();
  });

  test('asks again for the ways to pay when it is back', async () => {
    const service = aTwin();
    service.trouble('everything', { kind: 'offline' });
    await openCheckout({ service });
    expect(await screen.findByText(/^No connection.*was not sent yet/)).toBeTruthy();
    service.trouble('everything', null);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('radio', { name: /^Bank transfer/ })).toBeTruthy();
  });

  test('says what was refused while it waited', async () => {
    keep('outbox.1', { waiting: null, news: { kind: 'refused', detail: 'A price has changed.' } });
    await openCheckout();
    const title = screen.getByRole('heading', { name: 'Not booked yet' });
    expect(title.parentElement?.textContent).toContain('A price has changed.');
  });

  test('does not let anybody agree to rules that they cannot read', async () => {
    const { user, service } = await openCheckout({ files: { '/listings/SV-PPS-ELN.json': new Error('no line') } });
    expect(await screen.findByText(/^The rules and today’s prices of your trips could not be loaded/)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(button());
    expect(service.calls).toEqual(['methods']);
  });
});
