import type { PlaceCountMessages } from './place-count.en.ts';

/** Messages of how many places were found, in Korean. */
export const ko: PlaceCountMessages = {
  none: '이 이름의 장소가 없어요. 직접 적어도 돼요.',
  found: (count: number) => `장소 ${count}곳을 찾았어요.`,
};
