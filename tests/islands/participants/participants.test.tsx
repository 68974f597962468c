import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  field,
  fillIn,
  form,
  MARIA,
  openForms,
  openParticipants,
  saved,
  unfold,
} from '../../fixtures/steps/an-open-participants.tsx';
import {
  aTwin,
  BOAT,
  boat,
  booked,
  freshScreens,
  keepOnDevice,
  REF,
  selling,
  sold,
  VAN,
  van,
} from '../../fixtures/steps/an-open-screen.tsx';

freshScreens();

describe('who travels (specification.md#routes: /participants/{ref})', () => {
  test('is asked once for each trip and participant, only what the trip needs, and saved automatically', async () => {
    const service = aTwin();
    const user = await openForms(service, [van, boat]);
    expect(screen.getByText('0 of 5 forms complete')).toBeTruthy();
    const first = form(VAN.title, 1);
    expect(within(first).queryByLabelText('Passport number')).toBeNull();
    await fillIn(user, first, 'Maria Santos');
    await saved(first);
    expect(service.view(REF).trips[0]?.participants).toEqual([MARIA, null]);
    expect(screen.getByText('1 of 5 forms complete')).toBeTruthy();
    expect(first.textContent).toContain('Traveller 1: Maria SantosComplete');
  });

  test('begins with the first form that is not complete', async () => {
    const service = aTwin();
    await booked(service, [van]);
    await service.saveParticipant(REF, { tripRef: 'VAN00000', index: 0, participant: MARIA });
    await openForms(service);
    expect([form(VAN.title, 1), form(VAN.title, 2)].map((one) => (one as HTMLDetailsElement).open)).toEqual([
      false,
      true,
    ]);
  });

  test('is copied from who booked, and from another trip', async () => {
    const service = aTwin();
    const user = await openForms(service, [van, boat]);
    const first = form(VAN.title, 1);
    await user.selectOptions(field(first, 'Same person as'), 'Maria Santos, who booked');
    expect(field(first, 'Full name').value).toBe('Maria Santos');
    expect(first.textContent).not.toContain('Please enter');
    await user.selectOptions(field(first, 'Nationality'), 'PH');
    await saved(first);
    expect(first.textContent).not.toContain('Please enter');
    const onBoat = unfold(form(BOAT.title, 1));
    await user.selectOptions(await within(onBoat).findByLabelText('Same person as'), 'Maria Santos');
    await saved(onBoat);
    expect(service.view(REF).trips[1]?.participants[0]).toEqual(MARIA);
  });

  test('is copied from another trip with one press', async () => {
    const service = aTwin();
    await booked(service, [van, boat]);
    for (const index of [0, 1]) await service.saveParticipant(REF, { tripRef: 'VAN00000', index, participant: MARIA });
    const user = await openForms(service);
    await user.click(screen.getByRole('button', { name: `Same travellers as on “${VAN.title}”` }));
    expect(await screen.findByText('4 of 5 forms complete')).toBeTruthy();
    expect(service.view(REF).trips[1]?.participants).toEqual([MARIA, MARIA, null]);
    expect(document.activeElement).toBe(form(BOAT.title, 1).querySelector('summary'));
  });

  test('ends with what is done and the way back to the booking', async () => {
    const user = await openForms(aTwin(), [van]);
    const end = screen.getByRole('region', { name: 'Progress' });
    expect(end.textContent).toContain('2 forms to go.');
    // What the page begins with is not said a second time.
    expect(document.body.textContent?.match(/0 of 2 forms complete/g)).toHaveLength(1);
    await fillIn(user, form(VAN.title, 1), 'Maria Santos');
    await saved(form(VAN.title, 1));
    expect(end.textContent).toContain('1 form is done, 1 to go.');
    expect(within(end).getByRole('link', { name: 'Back to the booking' }).getAttribute('href')).toContain(REF);
  });

  test('tells of a child who is younger than the trip is advised for, and asks for a tick (specification.md#travellers-rules)', async () => {
    const service = aTwin({ catalogue: selling(sold(VAN, { advisedFromAge: 8 })) });
    const user = await openForms(service, [van]);
    const first = form(VAN.title, 1);
    await fillIn(user, first, 'Ana Santos');
    await saved(first);
    await user.selectOptions(field(first, 'Age on the day'), 'child-3-to-7');
    const tick = await within(first).findByRole('checkbox');
    expect(first.textContent).toContain('not recommended for children under 8 years');
    await user.tab();
    expect(service.view(REF).trips[0]?.participants[0]?.ageBand).toBe('adult');
    await user.click(tick);
    await saved(first);
    expect(service.view(REF).trips[0]?.participants[0]?.ageBand).toBe('child-3-to-7');
  });

  test('asks for the tick again where a saved adult becomes a child, and where another child is copied', async () => {
    const service = aTwin({ catalogue: selling(sold(VAN, { advisedFromAge: 8 })) });
    await booked(service, [van]);
    const child = { ...MARIA, name: 'Ana Santos', ageBand: 'child-3-to-7' } as const;
    await service.saveParticipant(REF, { tripRef: 'VAN00000', index: 0, participant: MARIA });
    await service.saveParticipant(REF, { tripRef: 'VAN00000', index: 1, participant: child, ageAdviceAccepted: true });
    const user = await openForms(service);
    const [adult, young] = [1, 2].map((number) => unfold(form(VAN.title, number))) as [HTMLElement, HTMLElement];
    expect((await within(young).findByRole<HTMLInputElement>('checkbox')).checked).toBe(true);
    await user.selectOptions(field(adult, 'Age on the day'), 'infant');
    const tick = await within(adult).findByRole<HTMLInputElement>('checkbox');
    expect(tick.checked).toBe(false);
    await user.click(tick);
    await saved(adult);
    await user.selectOptions(field(adult, 'Same person as'), 'Ana Santos');
    expect(within(adult).getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });

  test('cannot be changed when the booking is over', async () => {
    const service = aTwin();
    await booked(service);
    service.change(REF, { status: 'cancelled', expiresAt: null });
    keepOnDevice(service.view(REF));
    await openParticipants(service);
    expect(screen.getByRole('heading', { name: 'This booking is over' })).toBeTruthy();
  });
});
