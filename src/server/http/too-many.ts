import { ApiProblem } from './api-problem.ts';

/** The refusal of a request above a rate limit. */
export function tooManyRequests(seconds: number): ApiProblem {
  return new ApiProblem(429, { detail: `Try again in ${seconds} seconds.` }, { 'Retry-After': String(seconds) });
}
