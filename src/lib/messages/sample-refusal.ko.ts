import type { SampleRefusalMessages } from './sample-refusal.en.ts';

/** Messages that refuse to book an example, in Korean. */
export const ko: SampleRefusalMessages = {
  refusal: '저희가 할 수 있는 여행의 예시예요. 예약할 수 없어요.',
};
