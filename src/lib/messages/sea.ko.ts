import type { SeaMessages } from './sea.en.ts';

/** Messages about the sea at a port, in Korean. */
export const ko: SeaMessages = {
  banner: '바다',
  whatHappens: '내 여행은 어떻게 되나요',
  status: {
    rough: '바다가 거칠어요. 여행이 늦게 떠나거나 바뀌거나 취소될 수 있어요.',
    closed: '해안경비대가 출항을 막고 있어요.',
  },
  until: (day: string) => `${day}까지.`,
  updatedToday: (hour: string) => `오늘 ${hour}에 업데이트.`,
  updatedYesterday: (hour: string) => `어제 ${hour}에 업데이트.`,
  updated: (day: string, hour: string) => `${day} ${hour}에 업데이트.`,
};
