import { ApiProblem } from './api-problem.ts';

/** Refuses what was asked for too often. */
export function tooManyRequests(seconds: number): ApiProblem {
  return new ApiProblem(429, { detail: `Try again in ${seconds} seconds.` }, { 'Retry-After': String(seconds) });
}
