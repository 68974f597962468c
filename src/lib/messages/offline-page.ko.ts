import type { OfflinePageMessages } from './offline-page.en.ts';

/** Messages of the page about what is saved in Korean. */
export const ko: OfflinePageMessages = {
  missing: '이 휴대전화에 저장되지 않은 페이지예요',
  all: (pages: number) => `이 사이트의 ${pages}페이지 모두.`,
  saving: (pages: number, all: number) => `저장하는 중: 지금까지 ${all}페이지 중 ${pages}페이지.`,
  noRoom: (pages: number, all: number) => `${all}페이지 중 ${pages}페이지. 휴대전화에 남은 공간이 없어요.`,
  frugal: (pages: number, all: number) =>
    `${all}페이지 중 ${pages}페이지. 데이터 절약 모드이거나 연결이 느려서 여는 페이지만 저장해요.`,
  onRequest: (pages: number, all: number) => `${all}페이지 중 ${pages}페이지. 나머지는 원할 때만 저장해요.`,
  later: (pages: number, all: number) => `${all}페이지 중 ${pages}페이지. 나머지는 온라인일 때 저장해요.`,
  saveEverything: (size: string) => `모두 저장 (${size})`,
  unknownSize: '알 수 없음',
  persisted: '직접 지울 때까지.',
  notPersisted: '직접 지우거나 휴대전화 공간이 모자랄 때까지.',
  cleared: '지웠어요. 이제부터 여는 페이지만 저장해요. 장바구니와 예약은 그대로 있어요.',
};
