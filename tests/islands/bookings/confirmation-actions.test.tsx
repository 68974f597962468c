import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { MANUAL } from '../../fixtures/fakes/a-booking-service.ts';
import { HOW, openBooking, openStored, read } from '../../fixtures/steps/an-open-confirmation.tsx';
import {
  aTwin,
  BOAT,
  booked,
  freshScreens,
  keepOnDevice,
  REF,
  VAN,
  van,
} from '../../fixtures/steps/an-open-screen.tsx';

freshScreens();

test('paying offers no other way where there is only one', async () => {
  const service = aTwin({ methods: [MANUAL] });
  const methods = vi.spyOn(service, 'methods');
  await openStored({ service, kept: { instructions: HOW } });
  await waitFor(() => expect(methods).toHaveResolved());
  expect(screen.queryByRole('button', { name: 'Pay another way' })).toBeNull();
});

describe('cancelling a booking', () => {
  async function openQuestion(user: Awaited<ReturnType<typeof openStored>>['user']) {
    await user.click(screen.getByRole('button', { name: 'Cancel the booking' }));
    return screen.getByRole('dialog', { name: 'Cancel this booking?' });
  }

  test('says what comes back, asks once more, and says that it is done', async () => {
    const service = aTwin();
    await booked(service, [van]);
    service.change(REF, { status: 'paid', paidCents: 3400, expiresAt: null });
    keepOnDevice(service.view(REF));
    const { user } = await openBooking(service);
    expect(screen.getByText(/^If you cancel now, you get a full refund of US\$34/)).toBeTruthy();
    const question = await openQuestion(user);
    await user.type(within(question).getByRole('textbox', { name: /^Why/ }), 'A typhoon');
    await user.click(within(question).getByRole('button', { name: 'Cancel the booking' }));
    const state = await screen.findByRole('heading', { name: 'Cancelled' });
    await waitFor(() => expect(document.activeElement).toBe(state.parentElement));
    const money = screen.getByRole('region', { name: 'What you paid' }).textContent;
    expect(money).toContain('Refund$34');
    expect(money).not.toContain('Total');
    expect(screen.queryByRole('region', { name: 'What you pay' })).toBeNull();
  });

  test('says why, without the signs of what was pasted that nobody sees', async () => {
    const { user, service } = await openStored();
    const cancel = vi.spyOn(service, 'cancel');
    const question = await openQuestion(user);
    const value = ' A typhoon\u000bis\ncoming ';
    fireEvent.change(within(question).getByRole('textbox', { name: /^Why/ }), { target: { value } });
    await user.click(within(question).getByRole('button', { name: 'Cancel the booking' }));
    expect(cancel.mock.calls).toEqual([[REF, expect.objectContaining({ reason: 'A typhoon is\ncoming' })]]);
  });

  test('keeps the booking when the traveller changes their mind', async () => {
    const { user, service } = await openStored();
    const question = await openQuestion(user);
    await user.click(within(question).getByRole('button', { name: 'Keep booking' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel the booking'));
    expect(service.calls.filter((call) => call.startsWith('cancel'))).toEqual([]);
  });

  test('is not offered once the last trip has left, also where the service cannot be asked', async () => {
    const service = aTwin();
    await booked(service, [van]);
    service.change(REF, { status: 'paid', paidCents: 3400, expiresAt: null });
    keepOnDevice(service.view(REF));
    service.failWith('read', { kind: 'offline' });
    vi.setSystemTime(Date.parse('2027-01-12T23:00:00+08:00'));
    await openBooking(service);
    expect(screen.getByText(/^You can no longer cancel this booking here/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel the booking' })).toBeNull();
  });

  test('cannot be interrupted while the request runs', async () => {
    const { user, service } = await openStored();
    await read(service);
    const question = await openQuestion(user);
    let finish: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { cancel } = service;
    service.cancel = (...args) => answered.then(() => cancel(...args));
    await user.click(within(question).getByRole('button', { name: 'Cancel the booking' }));
    await user.click(within(question).getByRole('button', { name: 'Keep booking' }));
    const pressed = new Event('cancel', { cancelable: true });
    question.dispatchEvent(pressed);
    expect(pressed.defaultPrevented).toBe(true);
    // As the second Escape does it.
    (question as HTMLDialogElement).close();
    await waitFor(() => expect((question as HTMLDialogElement).open).toBe(true));
    finish();
    expect(await screen.findByRole('heading', { name: 'Cancelled' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('asks for the refund as it is when the question is asked, on a page that was open for long', async () => {
    const service = aTwin();
    await booked(service, [van]);
    service.change(REF, { status: 'paid', paidCents: 3400, expiresAt: null });
    keepOnDevice(service.view(REF));
    const { user } = await openBooking(service);
    await read(service);
    // Less than a day before the van leaves.
    vi.setSystemTime(Date.parse('2027-01-11T12:00:00+08:00'));
    const question = await openQuestion(user);
    await waitFor(() => expect(question.textContent).toContain('the US$34 you paid is not refunded'));
    await user.click(within(question).getByRole('button', { name: 'Cancel the booking' }));
    expect(await screen.findByRole('heading', { name: 'Cancelled' })).toBeTruthy();
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
    await waitFor(() => expect(question.textContent).toContain('the US$34 you paid is not refunded'));
    expect(service.view(REF).status).toBe('paid');
  });
});

describe('sharing a booking', () => {
  test('is a calendar file with all trips and reminders', async () => {
    const files: Blob[] = [];
    // The imitated browser would leave the page for it.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:calendar';
    });
    const { user } = await openStored();
    await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const text = await files[0]?.text();
    expect(text?.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text?.match(/BEGIN:VALARM/g)).toHaveLength(4);
    expect(text).not.toContain('secret');
  });

  test('is a plain text for messengers', async () => {
    await openStored();
    const along = screen.getByRole('region', { name: 'Take it with you' });
    const whatsapp = within(along).getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ });
    const text = decodeURIComponent(whatsapp?.href ?? '');
    for (const part of [REF, VAN.title, BOAT.title, 'be ready at 7:15 AM']) expect(text).toContain(part);
  });
});
