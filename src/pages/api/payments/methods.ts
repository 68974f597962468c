import { answerJson, reading } from '../../../lib/server/http/endpoint.ts';
import { paymentProviders } from '../../../lib/server/payments/payment-providers.ts';
import { methodNotAllowed } from '../../../lib/server/problem-response.ts';

export const prerender = false;

export const GET = reading(async ({ services }) => {
  const providers = paymentProviders(await services.catalogue(), services.payments);
  return answerJson({ methods: providers.map(({ method }) => method) });
});

export const HEAD = GET;
export const ALL = methodNotAllowed('GET', 'HEAD');
