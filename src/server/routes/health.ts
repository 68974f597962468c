import { answerJson } from '../http/answer.ts';
import type { Endpoint } from '../http/endpoint.ts';

/** Whether bookings can be kept at the moment: 503 where they cannot. */
export const healthEndpoint: Endpoint = async ({ services }) => {
  const health = await services.health();
  return answerJson(health, health.status === 'ok' ? 200 : 503);
};
