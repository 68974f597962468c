import type { SamplesMessages } from './samples.en.ts';

/** Messages of listings that are examples, in Chinese. */
export const zh: SamplesMessages = { type: (type: string) => `${type} · 示例，不能预订` };
