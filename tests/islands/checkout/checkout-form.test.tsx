import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
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
import { aTwin, freshScreens, stored } from '../../fixtures/steps/an-open-screen.tsx';

freshScreens();

describe('missing input at the checkout', () => {
  test('is summarised with ways to the fields, and stands beside each', async () => {
    const { user, service } = await openCheckout();
    await tick();
    await user.click(button());
    const summary = await screen.findByRole('region', { name: '4 things are missing' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    await user.click(within(summary).getByRole('link', { name: /e-mail address/ }));
    expect(document.activeElement).toBe(email());
    expect(email().getAttribute('aria-invalid')).toBe('true');
    const described = email().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
      'Please enter an e-mail address such as maria@example.com.',
    );
    expect(service.calls).toEqual(['methods']);
  });

  test('is asked where an e-mail address looks mistyped, and holds nobody up', async () => {
    const { user } = await openCheckout();
    await user.type(email(), 'maria@gmial.com');
    await user.tab();
    const use = await screen.findByRole('button', { name: 'Use this address' });
    expect(use.parentElement?.textContent).toContain('Did you mean maria@gmail.com?');
    expect(email().getAttribute('aria-invalid')).toBe('false');
    await user.click(use);
    expect(email().value).toBe('maria@gmail.com');
    expect(document.activeElement).toBe(email());
    expect(stored('booker.1')).toMatchObject({ email: 'maria@gmail.com' });
    await waitFor(() => expect(use.parentElement?.dataset['answered']).toBeDefined());
  });

  test('keeps its line once it is corrected, until the form is sent again: nothing below moves under a finger', async () => {
    const { user } = await openCheckout();
    await tick();
    await user.click(button());
    const summary = await screen.findByRole('region', { name: '4 things are missing' });
    const lines = () => within(summary).getAllByRole('link');
    await waitFor(() => expect(lines()).toHaveLength(4));
    await user.type(name(), 'Maria Santos');
    await user.tab();
    await waitFor(() => expect(screen.getByRole('region', { name: '3 things are missing' })).toBe(summary));
    expect(lines().map((line) => line.getAttribute('href'))).toEqual([
      '#booker-name',
      '#booker-email',
      '#booker-mobile',
      '#agreement',
    ]);
    expect(lines().map((line) => line.querySelector('s') !== null)).toEqual([true, false, false, false]);
    await user.click(button());
    await waitFor(() => expect(lines()).toHaveLength(3));
  });

  test('is shown when a field is left, not while it is filled in', async () => {
    const { user } = await openCheckout();
    await user.type(email(), 'maria@');
    expect(screen.queryByText(/^Please enter/)).toBeNull();
    await user.tab();
    expect(await screen.findByText(/^Please enter an e-mail address/)).toBeTruthy();
    await user.type(email(), 'example.com');
    await waitFor(() => expect(screen.queryByText(/^Please enter/)).toBeNull());
  });

  test('is shown for a short number once typing pauses, and removed when it is whole', async () => {
    const { user } = await openCheckout();
    await screen.findByRole('option', { name: 'Philippines +63' });
    await user.type(mobile(), '091');
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(screen.queryByText(/^Please enter/)).toBeNull();
    await user.type(mobile(), '7 55');
    expect(screen.queryByText(/^Please enter/)).toBeNull();
    expect(await screen.findByText(/^Please enter the full number/, {}, { timeout: 2_000 })).toBeTruthy();
    expect(document.activeElement).toBe(mobile());
    await user.type(mobile(), '5 0100');
    await waitFor(() => expect(screen.queryByText(/^Please enter/)).toBeNull(), { timeout: 500 });
  });

  test('is shown beside the field when the service reports it', async () => {
    const service = aTwin();
    const errors = [{ field: 'contactInfo.mobile', detail: 'a number that exists, with its country code' }];
    service.place = async () => ({ kind: 'invalid', errors, detail: null });
    const { user } = await openCheckout({ service });
    await fillIn(user);
    await user.click(button());
    expect(await screen.findAllByText(/^Please enter the full number/)).toHaveLength(2);
  });

  test('is not what was typed before: nothing is lost on reload', async () => {
    const { user } = await openCheckout();
    await user.type(name(), 'Maria');
    await user.selectOptions(country(), await screen.findByRole('option', { name: 'Japan +81' }));
    await user.type(mobile(), '090 12');
    expect(stored('booker.1')).toEqual({ name: 'Maria', email: null, mobile: '090 12' });
    document.body.replaceChildren();
    await openCheckout();
    expect([name().value, mobile().value]).toEqual(['Maria', '090 12']);
    await screen.findByRole('option', { name: 'Philippines +63' });
    expect(country().value).toBe('JP');
  });
});
