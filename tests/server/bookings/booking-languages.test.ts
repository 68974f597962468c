import { expect, test } from 'vitest';
import { SECOND, speakTwoLanguages } from '../../fixtures/a-second-language.ts';
import { describeOnBothDatabases } from '../../fixtures/databases.ts';

speakTwoLanguages();

/** The fixtures, once there are two languages. */
async function fixtures() {
  const [client, { aServices }, { aStaffMember }] = await Promise.all([
    import('../../fixtures/a-client.ts'),
    import('../../fixtures/a-services.ts'),
    import('../../fixtures/a-desk.ts'),
  ]);
  return { ...client, aServices, aStaffMember };
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
