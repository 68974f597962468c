import { answerText } from '../http/answer.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { type Route, withErrorResponses } from '../http/endpoint.ts';
import type { Metrics } from '../http/metrics.ts';
import { hashOf, matchesHash } from '../secrets/secret.ts';

/**
 * The address of the metrics, for who has the token. To others it does not exist
 * (specification.md#metrics).
 */
export function metricsRoute(metrics: Pick<Metrics, 'text' | 'type'>, token: string): Route {
  const known = [hashOf(token)];
  const endpoint = withErrorResponses(async ({ headers, admission }) => {
    const [, given = null] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
    if (!matchesHash(given, known)) {
      await admission.admit('read', null);
      throw new ApiProblem(404);
    }
    return answerText(await metrics.text(), metrics.type, 0);
  });
  return ['GET', '/api/metrics', endpoint];
}
