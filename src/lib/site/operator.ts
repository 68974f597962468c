import type { Operator } from './operator.schema.ts';

/** The site's settings that mails, manifests and screens need. */
export function operatorOf({ name, url, contacts, hours }: Operator): Operator {
  return { name, url, contacts, hours };
}
