import type { PlaceTextMessages } from './place-text.en.ts';

/** Messages of a place in a list of suggestions, in Chinese. */
export const zh: PlaceTextMessages = {
  kinds: {
    airport: '机场',
    terminal: '车站',
    pier: '码头',
    port: '港口',
    hotels: '酒店',
    landmark: '地标',
    village: '村',
    street: '街道',
    beach: '海滩',
    neighbourhood: '片区',
    address: '地址',
  },
  onRequest: '需确认',
};
