import * as z from 'zod/mini';
import { siteSchema } from './site.schema.ts';

/**
 * The operator as its mails and manifests name it. `url` is the public address, without a slash at
 * its end.
 */
export const operatorSchema = z.pick(siteSchema, { name: true, url: true, contacts: true, hours: true });

export type Operator = z.infer<typeof operatorSchema>;
