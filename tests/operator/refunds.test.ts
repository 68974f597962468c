import { expect, test } from 'vitest';
import { mailsIn } from '../fixtures/fakes/a-mailer.ts';
import { aStripe, type FakeStripe } from '../fixtures/fakes/a-stripe.ts';
import { aBackoffice, bookAt, type Ended } from '../fixtures/steps/a-backoffice.ts';
import { send } from '../fixtures/steps/a-client.ts';
import type { TestServices } from '../fixtures/steps/a-services.ts';

const REF = 'ABCD1234';

/** A desk that takes cards, where Maria has booked a van for 173 dollars. */
async function aCardBackoffice() {
  const stripe = await aStripe();
  const backoffice = await aBackoffice();
  const services: TestServices = { ...backoffice.services, payments: stripe.payments };
  stripe.clock = services.clock;
  const { secret } = await bookAt(backoffice, REF);
  const path = `/api/bookings/${REF}`;
  const settings = {
    SITE_URL: 'https://palawan.example',
    STRIPE_SECRET_KEY: 'sk_test_ofTheTests',
    STRIPE_WEBHOOK_SECRET: 'whsec_ofTheTests',
    STRIPE_API_BASE: stripe.address,
  };
  return {
    stripe,
    services,
    run: (...words: readonly string[]): Promise<Ended> => backoffice.runWith(settings, ...words),
    /** In a shell that lacks the settings of the server. */
    runBare: backoffice.run,
    payByCard: async (key = 'a-payment') => {
      await send(services, 'POST', `${path}/payment`, { body: { method: 'stripe' }, secret, key });
      await stripe.tell(services, 'checkout.session.completed', stripe.pay());
    },
    cancel: (minor: number) =>
      send(services, 'POST', `${path}/cancellation`, { body: { expectedRefund: { minor, currency: 'USD' } }, secret }),
    booking: () => services.unitOfWork.read((repositories) => repositories.bookings.find(REF)),
  };
}

const given = ({ refunds }: FakeStripe) => refunds.map(({ amount }) => amount);

test('what a card paid goes back by "refund" alone: "refund-paid" writes nothing down', {
  timeout: 60_000,
}, async () => {
  const { stripe, services, run, runBare, payByCard, cancel, booking } = await aCardBackoffice();
  await payByCard();
  await cancel(17_300);
  for (const words of [[], ['--amount', '173']]) {
    const refused = await run('refund-paid', REF, ...words);
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.error).toMatch(/hold.* US\$173.*--instead-of-services/);
  }
  expect((await runBare('refund-paid', REF)).error).toContain('A payment service holds US$173');
  expect((await runBare('refund', REF, '--reason', 'Cancelled')).error).toContain('which is not connected here');
  expect(await booking()).toMatchObject({ refundCents: 17_300, refundedCents: 0 });
  expect([...(await mailsIn(services)).values()].filter(({ occasion }) => occasion === 'refund')).toEqual([]);

  const refunded = JSON.parse((await run('refund', REF, '--reason', 'Cancelled', '--json')).out);
  expect(refunded).toMatchObject({
    ref: REF,
    results: [{ kind: 'done', refund: { cents: 17_300, status: 'pending', serviceId: 're_1' } }],
    byHandCents: 0,
    byServiceCents: 0,
  });
  expect(given(stripe)).toEqual([17_300]);
});

test('of a price that came in both ways, each command gives its own part back', { timeout: 60_000 }, async () => {
  const { stripe, services, run, payByCard, cancel, booking } = await aCardBackoffice();
  await run('confirm-payment', REF, '--amount', '73', '--id', 'BDO-1');
  await payByCard();
  await cancel(17_300);
  const notice = (await mailsIn(services)).get(`${REF}-2-operator`);
  expect(notice).toMatchObject({ occasion: 'cancel', facts: { refundCents: 17_300, byHandCents: 7300 } });

  const paid = await run('refund-paid', REF, '--amount', '73');
  expect(paid).toEqual({ code: 0, out: 'US$73 of manual:BDO-1: given.\n', error: '' });
  expect((await run('refund-paid', REF, '--amount', '1')).error).toContain('At most US$0 of ABCD1234 came by hand');
  expect((await run('refund', REF, '--reason', 'Cancelled')).out).toBe('US$100 of stripe:pi_1: on its way.\n');
  expect(given(stripe)).toEqual([10_000]);
  expect(await booking()).toMatchObject({ refundCents: 0, refundedCents: 17_300 });
});

test('where a card has ended, the operator pays in another way and says so', { timeout: 60_000 }, async () => {
  const { stripe, services, run, payByCard, cancel, booking } = await aCardBackoffice();
  await payByCard();
  await cancel(17_300);
  stripe.troubles.push('hang up', 'hang up');
  expect((await run('refund', REF, '--reason', 'Cancelled')).error).toBe('1 of 1 refunds are not done.\n');
  const early = await run('refund-paid', REF, '--amount', '173', '--instead-of-services');
  expect([early.code, early.error]).toEqual([1, expect.stringContaining('has not answered')]);

  await run('refund', REF, '--reason', 'Cancelled');
  const [answered] = await services.unitOfWork.read((repositories) => repositories.refunds.ofBooking(REF));
  expect(await run('refund-answer', REF, answered?.id ?? '', '--failed')).toEqual({
    code: 1,
    out: '',
    error: `Refund ${answered?.id} of ${REF} is pending: only one without an answer can be told of. Nothing was changed.\n`,
  });
  await stripe.tell(services, 'refund.failed', Object.assign(stripe.refunds[0] ?? {}, { status: 'failed' }));
  expect((await run('refund-paid', REF, '--amount', '173', '--instead-of-services')).out).toBe(
    'US$173 of stripe:pi_1: given.\n',
  );
  expect(await booking()).toMatchObject({ refundCents: 0, refundedCents: 17_300 });
});
