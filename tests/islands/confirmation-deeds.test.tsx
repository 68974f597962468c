import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { openBooking, openKept, read } from '../fixtures/an-open-confirmation.tsx';
import { aTwin, BOAT, booked, freshScreens, keepOnDevice, REF, VAN, van } from '../fixtures/an-open-screen.tsx';

freshScreens();

describe('calling a booking off', () => {
  async function openQuestion(user: Awaited<ReturnType<typeof openKept>>['user']) {
    await user.click(screen.getByRole('button', { name: 'Cancel the booking' }));
    return screen.getByRole('dialog', { name: 'Cancel this booking?' });
  }

  test('says what comes back, asks once more, and says that it is done', async () => {
    const service = aTwin();
    await booked(service, [van]);
    service.change(REF, { status: 'paid', paidCents: 3400, expiresAt: null });
    keepOnDevice(service.view(REF));
    const { user } = await openBooking(service);
    expect(screen.getByText(/^If you cancel now: All of it comes back: US\$34/)).toBeTruthy();
    const question = await openQuestion(user);
    await user.type(within(question).getByRole('textbox', { name: /^Why/ }), 'A typhoon');
    await user.click(within(question).getByRole('button', { name: 'Cancel the booking' }));
    const state = await screen.findByRole('heading', { name: 'Cancelled' });
    await waitFor(() => expect(document.activeElement).toBe(state.parentElement));
    expect(screen.getByRole('region', { name: 'What you pay' }).textContent).toContain('Comes back to you$34');
  });

  test('keeps it when somebody thinks again', async () => {
    const { user, service } = await openKept();
    const question = await openQuestion(user);
    await user.click(within(question).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel the booking'));
    expect(service.calls.filter((call) => call.startsWith('cancel'))).toEqual([]);
  });

  test('does nothing when the refund is another one meanwhile, and shows the new one', async () => {
    const service = aTwin();
    await booked(service, [van]);
    service.change(REF, { status: 'paid', paidCents: 3400, expiresAt: null });
    keepOnDevice(service.view(REF));
    const { user } = await openBooking(service);
    await read(service);
    const question = await openQuestion(user);
    // Less than a day before the van leaves.
    vi.setSystemTime(Date.parse('2027-01-11T12:00:00+08:00'));
    await user.click(within(question).getByRole('button', { name: 'Cancel the booking' }));
    await waitFor(() => expect(within(question).getByRole('alert').textContent).toContain('another one now'));
    await waitFor(() => expect(question.textContent).toContain('nothing of the US$34 comes back now'));
    expect(service.view(REF).status).toBe('paid');
  });
});

describe('taking it along', () => {
  test('is a calendar file with all trips and reminders', async () => {
    const files: Blob[] = [];
    // The imitated browser would leave the page for it.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:calendar';
    });
    const { user } = await openKept();
    await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const text = await files[0]?.text();
    expect(text?.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text?.match(/BEGIN:VALARM/g)).toHaveLength(4);
    expect(text).not.toContain('secret');
  });

  test('is a plain text for messengers', async () => {
    await openKept();
    const along = screen.getByRole('region', { name: 'Take it with you' });
    const [whatsapp] = within(along).getAllByRole<HTMLAnchorElement>('link');
    const text = decodeURIComponent(whatsapp?.href ?? '');
    for (const part of [REF, VAN.title, BOAT.title, 'be ready at 07:15 AM']) expect(text).toContain(part);
  });
});
