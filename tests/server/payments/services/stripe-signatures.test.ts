import { expect, test } from 'vitest';
import { aStripe } from '../../../fixtures/fakes/a-stripe.ts';
import { send } from '../../../fixtures/steps/a-client.ts';
import { describeOnBothDatabases } from '../../../fixtures/steps/databases.ts';
import { paying } from '../../../fixtures/steps/paying.ts';

const COMPLETED = 'checkout.session.completed';

describeOnBothDatabases('a message that says it is from Stripe', (newPlace) => {
  test.each([
    ['signed with another secret', { secret: 'whsec_other' }],
    ['changed after it was signed', { forge: (text: string) => text.replace('17300', '17301') }],
    ['signed six minutes ago', { at: Date.parse('2026-11-21T11:54:00+08:00') }],
  ])('and is %s is refused', async (_name, telling) => {
    const stripe = await aStripe();
    const { services, start, read } = await paying(stripe, await newPlace());
    await start();
    const { status, body } = await stripe.tell(services, COMPLETED, stripe.pay(), telling);
    expect([status, body.title]).toEqual([400, 'Bad Request']);
    expect((await read()).status).toBe('awaiting-payment');
  });

  test.each([
    ['no signature', {}, 400],
    ['no content type', { headers: { 'Content-Type': '' } }, 415],
    ['more than 200 KB', { text: 'x'.repeat(200 * 1024 + 1) }, 413],
  ])('with %s is refused', async (_name, sending, status) => {
    const { services } = await paying(await aStripe(), await newPlace());
    const answer = await send(services, 'POST', '/api/payments/webhooks/stripe', { text: '{}', ...sending });
    expect(answer.status).toBe(status);
  });

  test('about something else is taken', async () => {
    const stripe = await aStripe();
    const { services } = await paying(stripe, await newPlace());
    expect((await stripe.tell(services, 'customer.created', { id: 'cus_1' })).status).toBe(200);
  });

  test('comes again where the database does not work', async () => {
    const stripe = await aStripe();
    const { services, start } = await paying(stripe, await newPlace());
    await start();
    await services.database.close();
    const { status, headers } = await stripe.tell(services, COMPLETED, stripe.pay());
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  });

  test('finds nobody where Stripe is not connected', async () => {
    const stripe = await aStripe();
    const { services } = await paying({ ...stripe, payments: [] }, await newPlace());
    expect((await stripe.tell(services, COMPLETED, {})).status).toBe(404);
  });
});
