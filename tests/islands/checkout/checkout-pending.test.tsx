import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { button, fillIn, mobile, name, openCheckout } from '../../fixtures/steps/an-open-checkout.tsx';
import { aTwin, freshScreens, keep, REF, refsInCart, stored } from '../../fixtures/steps/an-open-screen.tsx';

freshScreens();

const waits = () => screen.findByRole('heading', { name: 'Saved on this phone, not sent yet' });

describe('a connection that fails at the checkout', () => {
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

  test('keeps the language of the page on which the traveller booked (specification.md#languages)', async () => {
    const { user, service } = await openCheckout();
    await fillIn(user);
    service.loseNextAnswer();
    await user.click(button());
    await waits();
    expect(stored<unknown[]>('placing.1')).toMatchObject([{ request: { language: 'en' } }]);
  });

  test('lets a traveller book without knowing how to pay, which is chosen once it was sent', async () => {
    const service = aTwin();
    service.failWith('everything', { kind: 'offline' });
    const { user, go } = await openCheckout({ service });
    expect(await screen.findByText(/^You are offline.*have not been sent yet/)).toBeTruthy();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Book when I am online' }));
    await waits();
    await user.click(screen.getByRole('button', { name: 'Send now' }));
    expect(await screen.findByText(/^Still no answer/)).toBeTruthy();
    service.failWith('everything', null);
    await user.click(screen.getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith(`/confirmation#ref=${REF}`));
    expect(service.calls).not.toContain(`pay ${REF} by manual`);
  });

  test('gives the form back with everything in it to whoever wants to change something first', async () => {
    const service = aTwin();
    service.failWith('place', { kind: 'offline' });
    const { user } = await openCheckout({ service });
    await fillIn(user);
    await user.click(button());
    await waits();
    await user.click(screen.getByRole('button', { name: 'Change it first' }));
    expect(name().value).toBe('Maria Santos');
    expect(document.activeElement).toBe(name());
    expect(stored<{ waiting: unknown }>('outbox.1').waiting).toBeNull();
  });

  test('loads the payment methods again on request, and the focus goes to them', async () => {
    const service = aTwin();
    service.failWith('methods', { kind: 'offline' });
    const { user } = await openCheckout({ service });
    const again = await screen.findByRole('button', { name: 'Try again' });
    await user.click(again);
    // In vain: the button is still there, and has the focus.
    await screen.findByRole('button', { name: 'Try again' });
    expect(document.activeElement).toBe(again);
    service.failWith('methods', null);
    await user.click(again);
    const method = await screen.findByRole('radio', { name: /^Bank transfer/ });
    expect(document.activeElement).toBe(method);
  });

  test('loads the payment methods again when it is back', async () => {
    const service = aTwin();
    service.failWith('everything', { kind: 'offline' });
    await openCheckout({ service });
    expect(await screen.findByText(/^You are offline.*have not been sent yet/)).toBeTruthy();
    service.failWith('everything', null);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('radio', { name: /^Bank transfer/ })).toBeTruthy();
  });

  test('says what was refused while it waited', async () => {
    keep('outbox.1', { waiting: null, news: { kind: 'refused', detail: 'A price has changed.' } });
    await openCheckout();
    const title = screen.getByRole('heading', { name: 'Not booked yet' });
    expect(title.parentElement?.textContent).toContain('A price has changed.');
  });

  test('says at its field what was refused while it waited, and of which trip', async () => {
    const errors = [
      { field: 'contactInfo.mobile', detail: 'a number that exists' },
      { field: 'bookingItems.0.trip.date', detail: 'The van is full on this day.' },
    ];
    keep('outbox.1', { waiting: null, news: { kind: 'refused', detail: 'Some details are missing.', errors } });
    await openCheckout();
    expect(await screen.findByText(/^Please enter the full number/)).toBeTruthy();
    expect(mobile().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/The van is full on this day/)).toBeTruthy();
  });

  test('of which sending fails in an unforeseen way goes on waiting, and can be sent again', async () => {
    const service = aTwin();
    service.failWith('place', { kind: 'offline' });
    const { user } = await openCheckout({ service });
    await fillIn(user);
    await user.click(button());
    await waits();
    vi.stubGlobal('navigator', {
      ...navigator,
      locks: { request: () => Promise.reject(new Error('a mistake')) },
    });
    await user.click(screen.getByRole('button', { name: 'Send now' }));
    expect(await screen.findByText(/^Still no answer/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send now' }).getAttribute('aria-disabled')).toBe('false');
    vi.unstubAllGlobals();
  });

  test('does not let anybody agree to rules that they cannot read', async () => {
    const { user, service } = await openCheckout({ files: { '/listings/SV-PPS-ELN.json': new Error('no line') } });
    expect(await screen.findByText(/^The cancellation rules and today’s prices could not be loaded/)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(button());
    expect(service.calls).toEqual(['methods']);
  });
});
