import { ApiProblem } from '../../../../server/http/api-problem.ts';
import { answerJson, webhookEndpoint } from '../../../../server/http/endpoint.ts';
import { methodNotAllowed } from '../../../../server/http/problem-response.ts';
import { receiveWebhook } from '../../../../server/payments/receive-delivery.ts';

export const prerender = false;

/** Takes the messages of a payment service. Whatever is not answered with 200 comes again later. */
export const POST = webhookEndpoint(async ({ services }, delivery, { service = '' }) => {
  switch (await receiveWebhook(services, service, delivery)) {
    case 'received':
      return answerJson({ received: true });
    case 'forged':
      throw new ApiProblem(400, { detail: 'The signature is missing, wrong or too old.' });
    case 'malformed':
      throw new ApiProblem(400, {
        detail: 'The message has another form than this service documents. Nothing was counted.',
      });
    case 'unknown-service':
      throw new ApiProblem(404);
    case 'later':
      throw new ApiProblem(503, { detail: 'Send it again later.' }, { 'Retry-After': '60' });
  }
});

export const ALL = methodNotAllowed('POST');
