import { expect, test } from 'vitest';
import { paymentMethodsContract } from '../../../../src/lib/payments/payments.contract.ts';
import { pollCheckoutSessions } from '../../../../src/server/jobs/poll-checkout-sessions.ts';
import { refundBooking } from '../../../../src/server/payments/refund-booking.ts';
import { aPayMongo, payMongoRefusal } from '../../../fixtures/fakes/a-paymongo.ts';
import { CONTACT, REF, send } from '../../../fixtures/steps/a-client.ts';
import { NOW } from '../../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../../fixtures/steps/databases.ts';
import { paying } from '../../../fixtures/steps/paying.ts';

const PAID = 'checkout_session.payment.paid';

describeOnBothDatabases('paying by PayMongo', (newPlace) => {
  test('is offered under the names of its methods, before paying by hand', async () => {
    const payMongo = await aPayMongo({ PAYMONGO_METHODS: 'gcash,paymaya,card,qrph' });
    const { services } = await paying(payMongo, await newPlace());
    const { methods } = paymentMethodsContract.response.parse(
      (await send(services, 'GET', '/api/payments/methods')).body,
    );
    expect(methods.map(({ id, name, currency }) => [id, name, currency])).toEqual([
      ['paymongo', 'GCash, Maya, card or QR Ph', 'PHP'],
      ['manual', 'Bank transfer', 'PHP'],
    ]);
  });

  test('opens one page for what is due in whole pesos, with nothing secret in its addresses', async () => {
    const payMongo = await aPayMongo();
    const { start, secret } = await paying(payMongo, await newPlace());
    const { status, body } = await start();
    expect([status, body]).toEqual([200, { kind: 'redirect', url: 'https://checkout.paymongo.com/cs_1' }]);
    await start('another-key');
    const [request, ...more] = payMongo.requests;
    expect(more).toEqual([]);
    expect(request?.body).not.toContain(secret);
    expect(JSON.parse(request?.body ?? '').data.attributes).toMatchObject({
      line_items: [{ amount: 1_003_400, currency: 'PHP', quantity: 1, name: `Booking ${REF}: full price` }],
      payment_method_types: ['gcash', 'paymaya', 'card'],
      reference_number: REF,
      billing: { name: CONTACT.name, email: CONTACT.email, phone: CONTACT.mobile },
      success_url: `https://palawan.example/confirmation?ref=${REF}`,
      cancel_url: `https://palawan.example/cancel?ref=${REF}`,
      metadata: { booking_ref: REF },
    });
  });

  test.each([
    ['hangs up', 'hang up' as const, 503],
    ['breaks', payMongoRefusal(500, 'server_error'), 503],
    ['answers something else', { status: 200, json: { data: {} } }, 503],
    ['refuses', payMongoRefusal(400, 'parameter_invalid'), 502],
  ])('says that nothing was charged where it %s', async (_name, trouble, status) => {
    const payMongo = await aPayMongo();
    const { services, start, read } = await paying(payMongo, await newPlace());
    payMongo.troubles.push(trouble);
    const answer = await start();
    expect([answer.status, answer.body.detail]).toEqual([status, expect.stringContaining('You were not charged')]);
    expect(services.log).toMatchObject([{ level: 'error' }]);
    expect(JSON.stringify(services.log)).not.toContain('sk_test');
    expect((await read()).status).toBe('awaiting-payment');
    expect((await start()).status).toBe(200);
  });

  test.each(['silence', 'half', 'cut'] as const)(
    'gives up when PayMongo never answers in full: %s',
    async (trouble) => {
      const payMongo = await aPayMongo({}, 200);
      const { services, start } = await paying(payMongo, await newPlace());
      payMongo.troubles.push(trouble);
      const { status, body } = await start();
      expect([status, body.detail]).toEqual([503, expect.stringContaining('you will not pay twice')]);
      expect((await start()).status).toBe(200);
      const keys = payMongo.requests.map(({ headers }) => headers['idempotency-key']);
      expect(new Set(keys).size).toBe(1);
      services.setTime('2026-11-21T12:10:00+08:00');
      payMongo.troubles.push(trouble);
      expect(await pollCheckoutSessions(services)).toBe(1);
    },
  );

  test('counts once, for the dollars that were asked', async () => {
    const payMongo = await aPayMongo();
    const { services, start, read } = await paying(payMongo, await newPlace());
    await start();
    const session = payMongo.pay();
    const answers = await Promise.all([1, 2].map(() => payMongo.tell(services, PAID, session)));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, { received: true }]));
    expect(await read()).toMatchObject({ status: 'paid', paid: { minor: 17_300, currency: 'USD' } });
  });

  test.each([
    ['less', { amount: 500_000 }, 8620],
    ['another currency', { currency: 'USD' }, 0],
  ])('of %s counts for what came', async (_name, changes, minor) => {
    const payMongo = await aPayMongo();
    const { services, start, read } = await paying(payMongo, await newPlace());
    await start();
    await payMongo.tell(services, PAID, payMongo.pay(changes));
    expect(await read()).toMatchObject({ status: 'awaiting-payment', paid: { minor } });
  });

  test('that failed counts for nothing', async () => {
    const payMongo = await aPayMongo();
    const { services, start, read } = await paying(payMongo, await newPlace());
    await start();
    await payMongo.tell(services, PAID, payMongo.pay({ status: 'failed' }));
    expect(await read()).toMatchObject({ status: 'awaiting-payment', paid: { minor: 0 } });
  });

  test('is found out when its message was lost', async () => {
    const payMongo = await aPayMongo();
    const { services, start, read } = await paying(payMongo, await newPlace());
    await start();
    payMongo.pay();
    services.setTime('2026-11-21T12:10:00+08:00');
    await pollCheckoutSessions(services);
    expect((await read()).status).toBe('paid');
  });

  test('is not possible any more soon after the traveller cancelled', async () => {
    const payMongo = await aPayMongo();
    const { services, start, cancel } = await paying(payMongo, await newPlace());
    await start();
    await cancel(0);
    await pollCheckoutSessions(services);
    expect(payMongo.sessions).toMatchObject([{ attributes: { status: 'expired' } }]);
  });

  test('is given back by the operator, and heard of in every form that PayMongo has for it', async () => {
    const payMongo = await aPayMongo();
    const { services, start, read, cancel } = await paying(payMongo, await newPlace());
    await start();
    const session = payMongo.pay();
    await payMongo.tell(services, PAID, session);
    await cancel(17_300);
    const request = { cents: 'owed', reason: 'Cancelled in time.', method: 'services' } as const;
    expect(await refundBooking(services, REF, request)).toMatchObject({ results: [{ refund: { status: 'pending' } }] });
    expect(JSON.parse(payMongo.requests.at(-1)?.body ?? '').data.attributes).toEqual({
      amount: 1_003_400,
      payment_id: 'pay_1',
      reason: 'others',
      notes: expect.stringMatching(new RegExp(`^Booking ${REF}, refund [0-9a-f-]{36}$`)),
    });
    for (const refund of payMongo.refunds) refund.attributes.status = 'succeeded';
    await payMongo.tell(services, 'payment.refund.updated', payMongo.refunds[0] ?? {});
    await payMongo.tell(services, 'payment.refunded', session.attributes.payments[0] ?? {});
    const refunds = await services.unitOfWork.read((repositories) => repositories.refunds.ofBooking(REF));
    expect(refunds).toMatchObject([{ serviceId: 'ref_1', status: 'given', cents: 17_300 }]);
    expect(await read()).toMatchObject({ refundDue: { minor: 0 }, refunded: { minor: 17_300 } });
  });
});

describeOnBothDatabases('a message that says it is from PayMongo', (newPlace) => {
  test.each([
    ['signed with another secret', { secret: 'whsk_other' }],
    ['changed after it was signed', { forge: (text: string) => text.replace('1003400', '1003401') }],
    ['signed four hours ago', { at: NOW - 4 * 3_600_000 }],
    ['signed for another mode', { header: (time: number, signature: string) => `t=${time},te=,li=${signature}` }],
    ['signed without a time', { header: (_time: number, signature: string) => `te=${signature}` }],
    ['not signed', { header: () => '' }],
  ])('and is %s is refused', async (_name, telling) => {
    const payMongo = await aPayMongo();
    const { services, start, read } = await paying(payMongo, await newPlace());
    await start();
    expect((await payMongo.tell(services, PAID, payMongo.pay(), telling)).status).toBe(400);
    expect((await read()).status).toBe('awaiting-payment');
  });

  test('and was signed two hours ago, when it was sent first, is taken', async () => {
    const payMongo = await aPayMongo();
    const { services, start, read } = await paying(payMongo, await newPlace());
    await start();
    await payMongo.tell(services, PAID, payMongo.pay(), { at: NOW - 2 * 3_600_000 });
    expect((await read()).status).toBe('paid');
  });

  test('about something else is taken', async () => {
    const payMongo = await aPayMongo();
    const { services } = await paying(payMongo, await newPlace());
    expect((await payMongo.tell(services, 'payment.failed', { type: 'payment' })).status).toBe(200);
  });
});
