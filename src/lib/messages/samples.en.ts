/** Messages of listings that are examples, in English. */
export const en = { type: (type: string) => `${type} · Example, cannot be booked` };

export type SamplesMessages = typeof en;
