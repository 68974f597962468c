import type { IncomingMessage } from 'node:http';
import type * as z from 'zod/mini';
import { fieldErrors } from '../../lib/site/field-errors.ts';
import { ApiProblem } from './api-problem.ts';

/** Reads the query parameters of a request. @throws ApiProblem 422 where they are invalid */
export function readQuery<Schema extends z.ZodMiniType>({ url }: IncomingMessage, schema: Schema): z.infer<Schema> {
  const { searchParams } = new URL(url ?? '', 'http://localhost');
  const result = schema.safeParse(Object.fromEntries(searchParams));
  if (result.success) return result.data;
  throw new ApiProblem(422, { errors: [...fieldErrors(result.error.issues)] });
}
