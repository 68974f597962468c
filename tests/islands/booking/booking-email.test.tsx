import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openBooking, openStored } from '../../fixtures/steps/an-open-confirmation.tsx';
import { aTwin, booked, freshScreens, keepOnDevice, REF, stored } from '../../fixtures/steps/an-open-screen.tsx';

freshScreens();

const part = () => screen.getByRole('region', { name: 'Your e-mail' });
const again = () => screen.getByRole('button', { name: 'Send it again' });

describe('the address that the mails of a booking go to', () => {
  test('is shown, and the mail is sent there again', async () => {
    const { user, service } = await openStored();
    expect(part().textContent).toContain(
      'We sent everything to maria@example.com. Did it not arrive? Check your spam folder, then send it again.',
    );
    await user.click(again());
    expect(await screen.findByText(/^Our e-mail is on its way to maria@example.com/)).toBeTruthy();
    expect(service.calls).toContain(`send ${REF} again`);
  });

  test('is corrected on the device that booked, with a question where the new one looks mistyped too', async () => {
    const { user, service } = await openStored({ kept: { placedHere: true } });
    await user.click(screen.getByRole('button', { name: 'Correct the address' }));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
    expect(document.activeElement).toBe(field);
    await user.clear(field);
    await user.type(field, 'maria@gmial.com');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Use this address' }));
    expect(field.value).toBe('maria@gmail.com');
    await user.click(screen.getByRole('button', { name: 'Save and send the e-mail' }));
    expect(
      await screen.findByText(/^Our e-mail is on its way to maria@gmail.com. Links in earlier e-mails/),
    ).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('no longer work');
    expect(service.calls).toContain(`correct ${REF} to maria@gmail.com`);
    expect(stored('kept-bookings.1')).toMatchObject([{ booking: { booker: { email: 'maria@gmail.com' } } }]);
  });

  test('gets a suggestion as soon as it looks mistyped', async () => {
    const service = aTwin();
    await booked(service);
    await service.correctEmail(REF, 'maria@gmial.com');
    keepOnDevice(service.view(REF), { placedHere: true });
    const { user } = await openBooking(service);
    await user.click(screen.getByRole('button', { name: 'Correct the address' }));
    expect(await screen.findByText('maria@gmail.com')).toBeTruthy();
  });

  test('is not offered for correction where the booking was opened by a link', async () => {
    await openStored({ kept: { placedHere: false } });
    expect(screen.queryByRole('button', { name: 'Correct the address' })).toBeNull();
  });

  test('stays as it is when the new one is invalid or refused', async () => {
    const service = aTwin();
    const { user } = await openStored({ service, kept: { placedHere: true } });
    await user.click(screen.getByRole('button', { name: 'Correct the address' }));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
    await user.clear(field);
    await user.type(field, 'maria');
    await user.click(screen.getByRole('button', { name: 'Save and send the e-mail' }));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(part().textContent).toContain('Please enter an e-mail address such as maria@example.com.');
    service.failWith('correctEmail', { kind: 'offline' });
    await user.type(field, '@example.org');
    await user.click(screen.getByRole('button', { name: 'Save and send the e-mail' }));
    await waitFor(() => expect(part().textContent).toContain('No answer'));
    expect(part().textContent).toContain('We sent everything to maria@example.com.');
  });
});
