import type { Operator } from './operator.schema.ts';

/** What mails, manifests and screens need of the site's settings. */
export function operatorOf({ name, url, contacts, hours }: Operator): Operator {
  return { name, url, contacts, hours };
}
