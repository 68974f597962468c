import type { OverlaysMessages } from './overlays.en.ts';

/** Messages of the help sheet, banners and the error page in Korean. */
export const ko: OverlaysMessages = {
  failed: '도움말 창에 문제가 생겼어요. 페이지의 나머지는 쓸 수 있어요.',
  help: '도움이 필요하세요?',
  close: '닫기',
  closeMessage: '이 메시지 닫기',
  error: {
    status: '오류 500',
    title: '서버 내부 오류',
    text: '저희 쪽에 문제가 생겼어요. 예약하거나 입력한 것은 사라지지 않았어요.',
    reload: '페이지 새로고침',
    showPage: '원래 페이지 보기',
    contact: '문의하기',
  },
};
