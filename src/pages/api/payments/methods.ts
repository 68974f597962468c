import { answerJson, queryEndpoint } from '../../../server/http/endpoint.ts';
import { methodNotAllowed } from '../../../server/http/problem-response.ts';
import { paymentProviders } from '../../../server/payments/payment-providers.ts';

export const prerender = false;

export const GET = queryEndpoint(async ({ services }) => {
  const providers = paymentProviders(await services.catalogue(), services.payments);
  return answerJson({ methods: providers.map(({ method }) => method) });
});

export const HEAD = GET;
export const ALL = methodNotAllowed('GET', 'HEAD');
