import type { SampleRefusalMessages } from './sample-refusal.en.ts';

/** Messages that refuse to book an example, in Chinese. */
export const zh: SampleRefusalMessages = { refusal: '这是我们可能提供的行程的示例，不能预订。' };
