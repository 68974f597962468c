import type { BookingSummaryMessages } from './booking-summary.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of what a trip costs and includes, in its booking form, in Chinese. */
export const zh: BookingSummaryMessages = {
  label: '你订的内容',
  chooseWhen: '选择日期和时间',
  when: <Part>(day: Part, hour: Part, ready: Part): MessageParts<Part> => [
    day,
    ' ',
    hour,
    '。请在巴拉望时间',
    ready,
    '准备好。',
  ],
  inclusions: '包含什么',
  included: (list: string) => `包含：${list}`,
  passports: '这个行程每个人都要护照。信息在预订后填写，请先备好。',
  forPeople: (people: number) => `${people}人`,
  forPeopleEach: <Part>(people: number, share: Part): MessageParts<Part> => [`${people}人，每人 `, share],
  forPeopleEachRounded: <Part>(people: number, share: Part): MessageParts<Part> => [
    `${people}人，每人 `,
    share,
    '，向上取整',
  ],
  total: '合计',
  inDollars: '按美元',
  cash: {
    title: '要带的现金',
    amount: <Part>(pesos: Part): MessageParts<Part> => [pesos, '，现场付，不含在价格里。'],
    amountAbout: <Part>(pesos: Part, estimate: Part): MessageParts<Part> => [
      pesos,
      '，约 ',
      estimate,
      '，现场付，不含在价格里。',
    ],
    fee: {
      person: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}：每人 `, pesos],
      item: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}：每件 `, pesos],
    },
    optionalFee: {
      person: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}：每人 `, pesos, '，可选'],
      item: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}：每件 `, pesos, '，可选'],
    },
  },
  cancellation: {
    title: '付款和取消',
    chooseDay: (summary: string) => `${summary}。选好日期和时间，就能看到具体期限。`,
  },
};
