import type { Problem } from '../../lib/site/problem.ts';

/** Ends the answering of a request with a problem. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly more: Pick<Problem, 'code' | 'detail' | 'errors'>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, more: ApiProblem['more'] = {}, headers: ApiProblem['headers'] = {}) {
    super(more.detail ?? String(status));
    this.status = status;
    this.more = more;
    this.headers = headers;
  }
}
