import type { OfflineSettingsMessages } from './offline-settings.en.ts';

/** Messages of the page of what a phone has saved, in Korean. */
export const ko: OfflineSettingsMessages = {
  title: '휴대전화에 저장된 내용',
  description: '이 휴대전화에서 오프라인으로 열리는 이 사이트의 페이지, 쓰는 공간, 저장하고 지우는 방법.',
  missing: {
    text: '오프라인이거나 연결이 너무 약하고, 이 페이지는 전에 저장되지 않았어요.',
    again: '다시 시도',
    savedPages: '저장된 페이지',
  },
  lead: '저장된 페이지는 가격, 검색, 장바구니와 함께 오프라인에서 열려요. 오프라인에서 예약하면 온라인이 될 때까지 예약이 여기서 기다려요.',
  help: '도움말과 연락처',
  noScript: '저장하려면 JavaScript가 필요한데 브라우저에서 꺼져 있어요. 온라인에서는 모든 페이지가 열려요.',
  unavailable:
    '이 브라우저는 페이지를 저장하지 못해요. 비공개 창과 일부 설정이 막아요. 온라인에서는 모두 쓸 수 있어요.',
  facts: { saved: '저장됨', used: '쓰는 공간', free: '이 사이트에 남은 공간', persisted: '보관 기간' },
  saveEverything: '모두 저장',
  clear: '저장된 데이터 지우기',
  openOffline: '오프라인에서 열기',
  savedPage: '저장된 페이지',
};
