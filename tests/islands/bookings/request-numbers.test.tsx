import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { button, fillIn, openCheckout } from '../../fixtures/steps/an-open-checkout.tsx';
import { openBooking } from '../../fixtures/steps/an-open-confirmation.tsx';
import { aTwin, booked, freshScreens, keepOnDevice } from '../../fixtures/steps/an-open-screen.tsx';

const NUMBER = 'If you write to us, tell us this number: Q7K2M0XA.';
const FAILED = { kind: 'unavailable', detail: null, requestId: 'Q7K2M0XA' } as const;

freshScreens();

/** A service whose requests of one kind fail, each with a number in the log. */
function aFailingService(call: Parameters<ReturnType<typeof aTwin>['failWith']>[0]) {
  const service = aTwin();
  service.failWith(call, FAILED);
  return service;
}

describe('the number of a request that failed (specification.md#request-ids)', () => {
  test('stands in place of a booking that cannot be read', async () => {
    await openBooking(aFailingService('read'));
    const reason = await screen.findByText(/^Our service is not responding right now. Nothing is lost/);
    expect(reason.textContent?.endsWith(` ${NUMBER}`)).toBe(true);
  });

  test('stands above a booking that could not be read again, until it is', async () => {
    const service = aFailingService('read');
    keepOnDevice(await booked(service));
    const { user } = await openBooking(service);
    expect(await screen.findByText(NUMBER)).toBeTruthy();
    service.failWith('read', null);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(NUMBER)).toBeNull());
  });

  test('stands at a booking that waits, once it was sent in vain', async () => {
    const { user } = await openCheckout({ service: aFailingService('place') });
    await fillIn(user);
    await user.click(button());
    await user.click(await screen.findByRole('button', { name: 'Send now' }));
    const status = await screen.findByText(/^Still no answer/);
    expect(status.textContent?.endsWith(` ${NUMBER}`)).toBe(true);
  });

  test('stands where the payment methods are missing', async () => {
    await openCheckout({ service: aFailingService('methods') });
    expect(await screen.findByText(new RegExp(`Your details are saved on this device. ${NUMBER}$`))).toBeTruthy();
  });
});
