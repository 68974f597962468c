import { expect, test } from 'vitest';
import { SECOND, speakTwoLanguages } from '../../fixtures/fakes/a-second-language.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

speakTwoLanguages();

/** The fixtures, once there are two languages. */
async function fixtures() {
  const [client, { aServices }, { aStaffMember }] = await Promise.all([
    import('../../fixtures/steps/a-client.ts'),
    import('../../fixtures/steps/a-services.ts'),
    import('../../fixtures/steps/a-desk.ts'),
  ]);
  const { aMailer } = await import('../../fixtures/fakes/a-mailer.ts');
  const { aBookingCatalogue } = await import('../../fixtures/builders/a-booking-catalogue.ts');
  return { ...client, aBookingCatalogue, aMailer, aServices, aStaffMember };
}

describeOnBothDatabases('the language of a booking (specification.md#languages)', (newPlace) => {
  test('is that of the page on which it was made, for its owner and at the desk', async () => {
    const { aServices, aStaffMember, book, REF, send } = await fixtures();
    const services = await aServices(await newPlace());
    const { booking, secret } = await book(services, { language: SECOND });
    expect(booking.language).toBe(SECOND);
    expect((await send(services, 'GET', `/api/bookings/${REF}`, { secret })).body).toMatchObject({ language: SECOND });
    const desk = await aStaffMember(services, { role: 'desk' });
    expect((await desk.get(`/api/desk/bookings/${REF}`)).body.booking).toMatchObject({ language: SECOND });
  });

  test('is that of the mails to its traveller, whose links lead to its pages; the operator reads English', async () => {
    const { aMailer, aServices, book, CONTACT, REF } = await fixtures();
    const services = await aServices(await newPlace());
    await book(services, { language: SECOND });
    const { sender, sent } = aMailer(services);
    await sender.sendDue();
    const [own, notice] = [true, false].map((isOwn) => sent.find(({ to }) => (to === CONTACT.email) === isOwn)?.mail);
    expect(own?.subject).toMatch(/^\[Booking ABCD1234: please pay by .*\]$/);
    expect(own?.html).toContain(`<html lang="${SECOND}">`);
    expect(own?.text).toMatch(new RegExp(`^https://\\S+/${SECOND}/confirmation#ref=${REF}&secret=\\S+$`, 'm'));
    expect(notice?.subject).toBe('ABCD1234: new booking, not paid yet');
    expect(notice?.html).toContain('<html lang="en">');
  });

  test('is that of how to pay by hand, as far as the build has it', async () => {
    const { aBookingCatalogue, aServices, book, REF, send } = await fixtures();
    const manual = { name: 'Bank', description: 'Später.', steps: ['Beispielbank, Konto 0000.'] };
    const texts = { translations: { [SECOND]: { manual, hours: 'Täglich', trips: {}, areas: {} } } };
    const services = await aServices(await newPlace());
    services.sell({ ...aBookingCatalogue(), ...texts });
    const { secret } = await book(services, { language: SECOND });
    const sending = { body: { method: 'manual' }, secret, key: 'a-key-of-the-browser' };
    const { body } = await send(services, 'POST', `/api/bookings/${REF}/payment`, sending);
    expect(body.steps).toEqual([manual.steps[0], expect.stringMatching(/^\[Write the reference ABCD1234/)]);
  });

  test('is English where the page does not say one', async () => {
    const { aServices, book, REF } = await fixtures();
    const services = await aServices(await newPlace());
    const { booking } = await book(services);
    expect(booking).not.toHaveProperty('language');
    const stored = await services.unitOfWork.read(({ bookings }) => bookings.find(REF));
    expect(stored?.language).toBe('en');
  });

  test('is refused under its name where the site does not have it, with those that it has', async () => {
    const { aBookingBody, aServices, send } = await fixtures();
    const services = await aServices(await newPlace());
    for (const language of ['tlh', 'EN', '', null, 7]) {
      const sending = { body: aBookingBody({ language }), key: 'a-key-of-the-browser' };
      const { status, body } = await send(services, 'POST', '/api/bookings', sending);
      expect([status, body.errors]).toEqual([422, [{ field: 'language', detail: `one of en, ${SECOND}` }]]);
    }
  });
});
