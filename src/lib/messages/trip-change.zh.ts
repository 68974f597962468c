import type { MessageParts } from './message-parts.ts';
import type { TripChangeMessages } from './trip-change.en.ts';

/** Messages of the dialog that changes a booked trip, in Chinese. */
export const zh: TripChangeMessages = {
  title: (trip: string) => `更改：${trip}`,
  moment: '请稍候…',
  seeDifference: '看看差价',
  isRight: '这样对吗？',
  notEnoughRoom: '余位不够',
  booked: '已订',
  new: '新的',
  yourChoice: '你的选择',
  choice: <Part>(day: Part, hour: Part, people: string): MessageParts<Part> => [day, ' ', hour, `，${people}`],
  writeToUs: '请联系我们。',
  notChanged: '没有更改。',
  noRoom: '那个时间前后，没有坐得下你们所有人的班次。',
  roomAt: '这些坐得下你们所有人：',
  changing: '正在更改…',
  change: '更改行程',
  chooseAgain: '重新选',
  note: '所有时间都是巴拉望时间。按“更改行程”之前，什么都不变。',
  error: {
    not: '没有更改',
    safe: '更改行程需要网络。',
    same: '这和你已经订的一样。',
    otherPrice: '价格变了。行程没有更改：请看新价格，再决定。',
    refusal: {
      over: '这个预订已经结束。想更改，请联系我们。',
      'too-late': '来不及在这里更改这个行程了。请联系我们，或打电话给我们。',
      withdrawn: '这个行程不再提供。想更改，请联系我们。',
      'too-many': '这个行程已经改过十次。还想改，请联系我们。',
      'by-operator': '这个预订我们已经退过款，所以这次更改要人工办理。请联系我们。',
    },
    other: '这里不能这样更改。请联系我们。',
  },
};
