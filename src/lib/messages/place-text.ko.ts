import type { PlaceTextMessages } from './place-text.en.ts';

/** Messages of a place in a list of suggestions, in Korean. */
export const ko: PlaceTextMessages = {
  kinds: {
    airport: '공항',
    terminal: '터미널',
    pier: '선착장',
    port: '항구',
    hotels: '호텔',
    landmark: '명소',
    village: '마을',
    street: '거리',
    beach: '해변',
    neighbourhood: '동네',
    address: '주소',
  },
  onRequest: '확인 필요',
};
