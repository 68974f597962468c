import type { WebManifestMessages } from './web-manifest.en.ts';

/** Messages of the installed app in Korean. */
export const ko: WebManifestMessages = {
  shortcuts: {
    transfers: { name: '이동편', description: '팔라완 도시 사이의 밴' },
    tours: { name: '투어', description: '섬 보트, 지하강, 시티 투어' },
    cart: { name: '장바구니', description: '곧 예약할 여행' },
    trips: { name: '내 여행', description: '예약의 바우처와 자세한 내용' },
  },
  screenshots: {
    home: '밴, 보트, 투어 찾기',
    tour: '일행 전체의 가격을 한눈에',
    wide: '도시에서 도시로, 비교해서',
  },
};
