import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  field,
  fillIn,
  form,
  MARIA,
  openForms,
  type Service,
  saved,
  unfold,
} from '../../fixtures/steps/an-open-participants.tsx';
import {
  aTwin,
  booked,
  freshScreens,
  keep,
  REF,
  selling,
  sold,
  stored,
  VAN,
  van,
} from '../../fixtures/steps/an-open-screen.tsx';

freshScreens();

describe('a form about a traveller', () => {
  test('is stored on the device while it is not saved, and goes on after a reload', async () => {
    const service = aTwin();
    const user = await openForms(service);
    await user.type(field(form(VAN.title, 1), 'Full name'), 'Mar');
    expect(stored('participant-drafts.1')).toEqual({
      [`${REF} VAN00000 0`]: { name: 'Mar', nationality: '', ageBand: '' },
    });
    document.body.replaceChildren();
    await openForms(service);
    expect(field(form(VAN.title, 1), 'Full name').value).toBe('Mar');
    expect(service.view(REF).trips[0]?.participants).toEqual([null, null]);
  });

  test('is not saved on a dead connection, says so and tries again', async () => {
    const service = aTwin();
    const user = await openForms(service);
    service.failWith('saveParticipant', { kind: 'offline' });
    const first = form(VAN.title, 1);
    await fillIn(user, first, 'Maria Santos');
    const again = await within(first).findByRole('button', { name: 'Save again' });
    expect(stored<object>('participant-drafts.1')).toHaveProperty(`${REF} VAN00000 0`);
    service.failWith('saveParticipant', null);
    await user.click(again);
    await saved(first);
    expect(stored('participant-drafts.1')).toEqual({});
  });

  test('is not called saved after a reload while the service has something else', async () => {
    const service = aTwin();
    await booked(service, [van]);
    await service.saveParticipant(REF, { tripRef: 'VAN00000', index: 0, participant: MARIA });
    keep('participant-drafts.1', {
      [`${REF} VAN00000 0`]: { name: 'Maria Clara', nationality: 'PH', ageBand: 'adult' },
    });
    service.failWith('saveParticipant', { kind: 'offline' });
    const user = await openForms(service);
    const first = unfold(form(VAN.title, 1));
    // It is tried at once, in vain.
    await within(first).findByText(/^No answer:/);
    const again = within(first).getByRole('button', { name: 'Save again' });
    expect(within(first).queryByText('Saved.')).toBeNull();
    service.failWith('saveParticipant', null);
    await user.click(again);
    await saved(first);
    expect(service.view(REF).trips[0]?.participants[0]?.name).toBe('Maria Clara');
  });

  test('is to be completed after a reload where what was typed last is not complete', async () => {
    const service = aTwin();
    await booked(service, [van]);
    await service.saveParticipant(REF, { tripRef: 'VAN00000', index: 0, participant: MARIA });
    keep('participant-drafts.1', { [`${REF} VAN00000 0`]: { name: 'M', nationality: 'PH', ageBand: 'adult' } });
    await openForms(service);
    const first = unfold(form(VAN.title, 1));
    expect(await within(first).findByText('Saves automatically once it is complete.')).toBeTruthy();
  });

  test('says what the service asks of young children, beside the button that tries again', async () => {
    const service = aTwin({ catalogue: selling(sold(VAN, { advisedFromAge: 8 })) });
    const errors = [{ field: 'ageAdviceAccepted', detail: 'true' }];
    const refusing: Service = { ...service, saveParticipant: async () => ({ kind: 'invalid', errors, detail: null }) };
    await booked(refusing, [van]);
    const user = await openForms(refusing);
    const first = form(VAN.title, 1);
    await fillIn(user, first, 'Maria Santos');
    const advice = /^This trip is not recommended for children under 8 years\. Tick the box/;
    expect(await within(first).findByText(advice)).toBeTruthy();
  });

  test('is stored as it was typed while an earlier version was being saved', async () => {
    const twin = aTwin();
    await booked(twin, [van]);
    const line = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const service: Service = {
      ...twin,
      saveParticipant: async (...args) => {
        begun.resolve();
        await line.promise;
        return twin.saveParticipant(...args);
      },
    };
    const user = await openForms(service);
    const first = form(VAN.title, 1);
    await fillIn(user, first, 'Maria Santos');
    await begun.promise;
    await user.type(field(first, 'Full name'), ' Cruz');
    line.resolve();
    await waitFor(() => expect(twin.view(REF).trips[0]?.participants[0]?.name).toBe('Maria Santos'));
    expect(within(first).queryByText('Saved.')).toBeNull();
    expect(stored<Record<string, object>>('participant-drafts.1')[`${REF} VAN00000 0`]).toMatchObject({
      name: 'Maria Santos Cruz',
    });
    await saved(first);
    expect(twin.view(REF).trips[0]?.participants[0]?.name).toBe('Maria Santos Cruz');
  });
});
