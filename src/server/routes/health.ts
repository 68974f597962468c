import { answerJson } from '../http/answer.ts';
import type { Endpoint } from '../http/endpoint.ts';

/** Reports whether bookings can be stored now: 503 where they cannot. */
export const healthEndpoint: Endpoint = async ({ services }) => {
  const health = await services.health();
  return answerJson(health, health.status === 'unavailable' ? 503 : 200);
};
