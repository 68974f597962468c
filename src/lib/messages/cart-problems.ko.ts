import type { CartProblemsMessages } from './cart-problems.en.ts';

/** Messages about trips of a cart that do not fit, in Korean. Titles are of the trip before. */
export const ko: CartProblemsMessages = {
  duplicate: '같은 시간의 같은 여행이 장바구니에 두 번 있어요. 일행이 많아 한 건으로 모자랄 때만 둘 다 두세요.',
  overlap: (title: string) => `"${title}" 도착 전에 출발해요.`,
  far: (title: string) => `"${title}" 종료 뒤 다른 도시에서 너무 일찍 출발해요.`,
  tight: (title: string, minutes: number) =>
    `"${title}" 종료 ${minutes}분 뒤에 출발해요. 아무것도 늦지 않아야 탈 수 있어요.`,
  elsewhere: (title: string, to: string, from: string) =>
    `"${title}" 도착지는 ${to}인데, 이 여행은 ${from}에서 시작해요. 그 사이의 이동은 장바구니에 없어요.`,
  anotherTown: '다른 도시',
  blocker: {
    problem: '이대로 예약할 수 없는 여행을 바꾸세요.',
    sample: '예시는 예약할 수 없으니 빼세요.',
    over: '이미 떠났거나 이제 판매하지 않는 여행을 빼세요.',
  },
};
