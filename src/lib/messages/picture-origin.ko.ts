import type { PictureOriginMessages } from './picture-origin.en.ts';

/** Messages of where the pictures of the site come from, in Korean. */
export const ko: PictureOriginMessages = {
  allDrawn: '이 사이트의 그림은 장소와 여행이 어떤지 보여 주려고 그린 일러스트이고 사진이 아니에요.',
  someDrawn: '일러스트라고 표시한 그림은 장소와 여행이 어떤지 보여 주려고 그린 것이고, 나머지는 모두 사진이에요.',
};
