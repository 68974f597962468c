import type { PendingResultMessages } from './pending-result.en.ts';

/** Messages of what became of a booking that waited for a connection in Korean. */
export const ko: PendingResultMessages = {
  sent: (ref: string) => `예약을 보냈어요: ${ref}. `,
  view: '보고 결제하기',
  refused: (reason: string) => `예약되지 않았어요. ${reason} `,
  check: '확인하기',
};
