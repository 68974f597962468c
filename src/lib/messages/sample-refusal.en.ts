/** Messages that refuse to book an example, in English. */
export const en = { refusal: 'This is an example of what we could offer. It cannot be booked.' };

export type SampleRefusalMessages = typeof en;
