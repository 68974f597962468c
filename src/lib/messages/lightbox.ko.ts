import type { LightboxMessages } from './lightbox.en.ts';

/** Messages of pictures over the whole window, in Korean. */
export const ko: LightboxMessages = {
  title: '사진',
  close: '닫기',
  enlarge: '크게 보기',
  previous: '이전 사진',
  next: '다음 사진',
  position: (at: number, all: number) => `${all}장 중 ${at}번째`,
  illustration: '일러스트',
  notLoaded: '큰 사진을 불러오지 못했어요. 다시 온라인이 되면 불러와요.',
};
