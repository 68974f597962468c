import * as z from 'zod/mini';
import { personNameSchema } from '../text/person-name.schema.ts';
import { toSingleLine } from '../text/plain-text.schema.ts';

const EMAIL = 'an e-mail address such as maria@example.com';
const MOBILE = 'a number with its country code, such as +63 917 555 0100';

/** The booker: name and contact for the operator and the driver (specification.md#booker). */
export const bookerSchema = z.strictObject({
  name: personNameSchema('your name as on your passport'),
  email: z
    .string()
    .check(z.overwrite(toSingleLine), z.toLowerCase(), z.maxLength(254, { error: EMAIL }), z.email({ error: EMAIL })),
  /** E.164: `+639175550100`. The server checks that such a number exists. */
  mobile: z.string().check(z.regex(/^\+[1-9]\d{6,14}$/, { error: MOBILE })),
});

export type Booker = z.infer<typeof bookerSchema>;

/**
 * A booker whose form is not finished: any field may be missing. A booking is initiated once there
 * is a name (specification.md#booker).
 */
export interface BookerDraft {
  readonly name: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
}

export const EMPTY_BOOKER: BookerDraft = { name: null, email: null, mobile: null };

/** Whether two drafts name the same booker. */
export function isSameBooker(one: BookerDraft, other: BookerDraft): boolean {
  return one.name === other.name && one.email === other.email && one.mobile === other.mobile;
}

/** Whether a booking has begun: once the booker's name is known (specification.md#booker). */
export function isInitiated({ name }: BookerDraft): boolean {
  return name !== null;
}
