import type { EmailTripsMessages } from './email-trips.en.ts';

/** Messages about a trip in mails, in Chinese. */
export const zh: EmailTripsMessages = {
  when: '时间',
  departure: (departure: string, ready: string) => `${departure}，巴拉望时间。请在${ready}准备好。`,
  who: '人数',
  from: '上车',
  to: '下车',
  arrival: '到达方式',
  cash: '要带的现金',
  fees: (amount: string) => `${amount}，付现场费用，不含在价格里`,
  note: '备注',
  pickupNote: '上车时',
  dropoffNote: '下车时',
  cancelling: '如果要取消',
  deadlinesOf: (title: string, departure: string) => `${title}，${departure}：`,
};
