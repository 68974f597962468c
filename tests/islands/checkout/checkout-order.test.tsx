import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { itemPrice } from '../../../src/lib/cart/price-item.ts';
import { anItemOf, aVanDetail } from '../../fixtures/builders/a-bookable-listing.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';
import { button, fillIn, name, openCheckout, order, tick } from '../../fixtures/steps/an-open-checkout.tsx';
import {
  aTwin,
  BOAT,
  boat,
  booked,
  freshScreens,
  keep,
  keepOnDevice,
  REF,
  selling,
  sold,
  VAN,
  van,
} from '../../fixtures/steps/an-open-screen.tsx';
import { GERMAN_YEN, markedTexts } from '../../fixtures/steps/marked-texts.ts';

freshScreens();

describe('the price at the checkout', () => {
  test('stands in the traveller’s currency and in dollars', async () => {
    keep('preference.1', { currency: 'JPY', locale: 'en-US', rate: 150, currencyData: null, rateDate: '2026-11-20' });
    await openCheckout({ cart: [van, boat] });
    expect(order().textContent).toContain('Total¥18,600 (US$124)');
    expect(await screen.findByText('You pay in PHP: about ₱7,192')).toBeTruthy();
    await tick();
    expect(order().textContent).toContain('Bring ₱1,200 in cash');
  });

  test('is marked where it is written as another language has it, its rules too', async () => {
    keep('preference.1', GERMAN_YEN);
    await openCheckout({ cart: [boat] });
    const rules = await screen.findByRole('region', { name: 'If your plans change' });
    expect(markedTexts(rules, 'de-DE')).toEqual(['Mi., 13. Jan., 09:00']);
    expect(markedTexts(order(), 'de-DE')).toEqual(['Do., 14. Jan., 09:00', '13.500 ¥', '13.500 ¥', '1.200 PHP']);
  });

  test('is split into what is due now and later where a trip takes a deposit (specification.md#payment)', async () => {
    const payment = { type: 'deposit', depositPercent: 20, depositRefundable: false, balanceDue: '24h' } as const;
    const detail = aVanDetail({ policy: aPolicy({ payment }) });
    await openCheckout({ files: { '/listings/SV-PPS-ELN.json': detail } });
    expect(await within(order()).findByText('Due now')).toBeTruthy();
    expect(order().textContent).toContain('Due now$7Due by Mon, Jan 11, 7:30 AM$27');
  });

  test('comes with the rules as dates, before anything is agreed to', async () => {
    await openCheckout();
    const rules = await screen.findByRole('region', { name: 'If your plans change' });
    expect(within(rules).getAllByRole('listitem')[0]?.textContent).toMatch(
      /^Free cancellation until .*Palawan time\.$/,
    );
    expect(within(rules).getByRole('link', { name: 'terms of booking' }).getAttribute('href')).toBe('/terms');
  });

  test('is not booked at another price than the traveller saw', async () => {
    const cheaper = { ...van, ...itemPrice({ ...VAN.plan, base: 15, extra: 15 }, 2, { currency: 'USD', rate: 1 }) };
    const { user, service, go } = await openCheckout({ cart: [cheaper] });
    const changes = await screen.findByRole('heading', { name: 'A price has changed' });
    expect(changes.parentElement?.textContent).toContain('was $30 is now $34');
    await fillIn(user);
    await user.click(button());
    expect(service.calls).toEqual(['methods']);
    await user.click(screen.getByRole('button', { name: 'Accept new prices' }));
    expect(document.activeElement).toBe(button());
    await user.click(button());
    await waitFor(() => expect(go).toHaveBeenCalled());
    expect(service.view(REF).totalUsd).toBe(34);
  });

  test('is filled in next where a changed price was agreed to at once', async () => {
    const cheaper = { ...van, ...itemPrice({ ...VAN.plan, base: 15, extra: 15 }, 2, { currency: 'USD', rate: 1 }) };
    const { user } = await openCheckout({ cart: [cheaper] });
    await user.click(await screen.findByRole('button', { name: 'Accept new prices' }));
    expect(document.activeElement).toBe(name());
  });

  test('that has changed since the page was opened is shown and agreed to, although the page knows the old one', async () => {
    const { user, service, go } = await openCheckout({ cart: [van, boat] });
    await fillIn(user);
    const dearer = sold(VAN, { price: { base: 20, extra: 20, inc: 1, currency: 'USD' } });
    service.sell(selling(dearer, sold(BOAT)));
    await user.click(button());
    const changes = await screen.findByRole('heading', { name: 'A price has changed' });
    expect(changes.parentElement?.textContent).toContain('was $34 is now $40');
    expect(screen.getByRole('alert').textContent).toContain('Nothing was booked');
    await waitFor(() => expect(document.activeElement).toBe(changes.parentElement));
    expect(go).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Accept new prices' }));
    expect(order().textContent).toContain('Total$130');
    await user.click(button());
    await waitFor(() => expect(go).toHaveBeenCalled());
    expect(service.view(REF).totalUsd).toBe(130);
  });
});

describe('a cart that cannot be booked', () => {
  test('is explained trip by trip, with the way to mend it', async () => {
    await openCheckout({ cart: [van, anItemOf(BOAT, 'BOAT0000', { date: '2027-01-09' })] });
    const notice = (await screen.findByRole('heading', { name: 'Your cart cannot be booked as it is' })).parentElement;
    expect(notice?.textContent).toContain('This trip has already left.');
    expect(screen.getByRole('link', { name: 'Fix in cart' }).getAttribute('href')).toBe('/cart');
    expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
  });

  test('is empty: there are trips to choose, and the booking that waits for its payment', async () => {
    keepOnDevice(await booked(aTwin()));
    await openCheckout({ cart: [] });
    expect(screen.getByRole('link', { name: 'Find a transfer' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View and pay' }).getAttribute('href')).toBe(`/confirmation#ref=${REF}`);
  });
});
