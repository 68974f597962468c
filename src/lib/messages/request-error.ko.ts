import type { RequestErrorMessages } from './request-error.en.ts';

/** Messages about a request that failed, in Korean. They begin with what was not done. */
export const ko: RequestErrorMessages = {
  offline: (safe: string) =>
    `답이 없어요. 오프라인일 수 있어요. ${safe} 온라인일 때 다시 시도하세요. 두 번 처리되지 않아요.`,
  unavailable: (not: string) => `${not}. 지금 서버가 응답하지 않아요.`,
  retry: '잠시 뒤에 다시 시도하세요.',
  number: (id: string) => `문의할 때 이 번호를 알려 주세요: ${id}.`,
  noApi: (not: string, safe: string) => `${not}. 이 사이트 사본은 메시지 신청만 받아요. ${safe}`,
  notFound: (not: string) => `${not}. 이 기기에서는 그 예약을 열 수 없어요. 받은 이메일의 링크를 열거나 문의해 주세요.`,
};
