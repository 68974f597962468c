import * as z from 'zod/mini';

/**
 * Redirects of former addresses: `src/content/settings/redirects.yaml`
 * (specification.md#redirects).
 */
export const redirectsSchema = z.strictObject({
  /** Old addresses and where they lead now. The first that fits counts. */
  redirects: z.array(
    z.strictObject({
      /** A path on this site. */
      from: z.string().check(z.regex(/^\/\S+$/, { error: 'a path that begins with "/"' })),
      /** A path on this site, or an external https address, which loads the whole page. */
      to: z
        .string()
        .check(z.regex(/^(?:\/\S*|https:\/\/\S+)$/, { error: 'a path that begins with "/", or an https address' })),
      /** True when the move is for good (301), false for now (302). */
      permanent: z._default(z.boolean(), true),
    }),
  ),
});

export type Redirect = z.infer<typeof redirectsSchema>['redirects'][number];
