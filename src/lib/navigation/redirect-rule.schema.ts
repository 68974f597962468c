import * as z from 'zod/mini';
import { REDIRECT_TARGET_SHAPE } from './redirect-target-shape.schema.ts';

/** One row of `redirects.json`, which the build writes for the server: a path and its target. */
export const redirectRuleSchema = z.strictObject({
  /** The redirected path, without a trailing slash. */
  from: z.string().check(z.startsWith('/')),
  /** Parameters that the address must have too. */
  query: z.optional(z.record(z.string(), z.string())),
  /** A path on this site, or an external https address. */
  to: z
    .string()
    .check(z.regex(REDIRECT_TARGET_SHAPE, { error: 'a path that begins with one "/", or an https address' })),
  /** 301 and 308 are for good, 302 and 307 for now. */
  status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
});

/** The whole of `redirects.json`. */
export const redirectTableSchema = z.array(redirectRuleSchema);

/** One redirected path and its target. */
export type RedirectRule = z.infer<typeof redirectRuleSchema>;
