import * as z from 'zod/mini';

const NAME = 'your name as on your passport, 2 to 100 characters';
const EMAIL = 'an e-mail address such as maria@example.com';
const MOBILE = 'a number with its country code, such as +63 917 555 0100';

/** Who books: the contact that the operator and the driver write to (specification, section 3, booker). */
export const bookerSchema = z.strictObject({
  name: z.string().check(
    z.trim(),
    z.minLength(2, { error: NAME }),
    z.maxLength(100, { error: NAME }),
    z.refine((text) => !/[\p{Cc}<>]/u.test(text), { error: NAME }),
  ),
  email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254, { error: EMAIL }), z.email({ error: EMAIL })),
  /** E.164: `+639175550100`. The server checks that such a number exists. */
  mobile: z.string().check(z.regex(/^\+[1-9]\d{6,14}$/, { error: MOBILE })),
});

export type Booker = z.infer<typeof bookerSchema>;

/** A booker whose form is not finished: any field may be missing. A booking is initiated once there is a name (specification, section 4). */
export interface BookerDraft {
  readonly name: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
}

export const EMPTY_BOOKER: BookerDraft = { name: null, email: null, mobile: null };

/** Whether two forms say the same about who books. */
export function isSameBooker(one: BookerDraft, other: BookerDraft): boolean {
  return one.name === other.name && one.email === other.email && one.mobile === other.mobile;
}

/** Whether a booking has begun: once the booker's name is known (specification, section 4). */
export function isInitiated({ name }: BookerDraft): boolean {
  return name !== null;
}
