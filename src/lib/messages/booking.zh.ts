import type { BookingMessages } from './booking.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the booking form, in Chinese. */
export const zh: BookingMessages = {
  title: '预订这个行程',
  yourTrip: '你的行程',
  loading: '正在加载行程…',
  wayBack: '去程已经在购物车里。现在选回程。',
  missing: (count: number) => `还缺${count}项。`,
  cartFull: (most: number) => `购物车最多放${most}个行程。请先移除一个。`,
  notAdded: '没能加入这个行程。',
  save: '保存更改',
  addToCart: '加入购物车',
  bookNow: '现在预订',
  obstacle: {
    sample: <Part>(ask: Part, find: Part): MessageParts<Part> => [ask, '我们能做到什么，或', find, '。'],
    askByMessage: '发消息问问',
    findAnotherTrip: '找别的行程',
    gone: <Part>(find: Part, ask: Part): MessageParts<Part> => ['这个行程不再提供。', find, '，或', ask, '。'],
    findAnother: '找别的行程',
    ask: '问问我们',
    failed: <Part>(book: Part): MessageParts<Part> => ['这个行程的详情加载不了。请检查网络。你也可以', book, '。'],
    bookByMessage: '发消息预订',
    retry: '重试',
  },
  day: {
    label: '日期',
    ofTrip: '行程日期',
    change: '更改',
    changeDay: '更改日期',
    opening: '正在打开日历…',
    onRequest: <Part>(ask: Part): MessageParts<Part> => ['只能发消息预订的日子，', ask, '。'],
    ask: '请问我们',
    wayThere: <Part>(day: Part): MessageParts<Part> => ['你的去程在', day, '。'],
  },
  departure: {
    label: '班次',
    time: '出发时间',
    choose: '选择时间',
    left: '划掉的时间不能再预订。',
    onRequest: <Part>(write: Part): MessageParts<Part> => ['标着“询问”的时间只能发消息预订：', write, '。'],
    write: '联系我们',
    roomAt: '这些时间坐得下你们所有人',
  },
  people: {
    label: '人数',
    howMany: '几个人',
    range: (most: number) => `一个预订1至${most}人。`,
    largerGroup: (people: number) => `你们${people}人，一个预订不够。先把这个放进购物车，再给其他人加一个。`,
  },
  stop: {
    question: { pickup: '到哪里接你？', dropoff: '送你到哪里？' },
    placeholder: '酒店、机场或其他地点',
    later: {
      pickup: '酒店还没定。定了就在预订页面填上，在那之前司机找不到你。',
      dropoff: '酒店还没定。定了就在预订页面填上，司机才知道送你到哪里。',
    },
    town: (name: string) => `${name}。`,
    elsewhere: '这不是常用的地点。行程前我们发消息确认。',
    sameAsBefore: (place: string) => `和之前一样：${place}`,
    sameReturn: '送我们回同一个地点',
  },
  arrival: {
    flight: { number: '航班号，知道就填', time: '落地时间', example: '5J 637' },
    ferry: { number: '渡轮，知道就填', time: '到达时间', example: 'Montenegro Lines' },
    bus: { number: '巴士，知道就填', time: '到达时间', example: 'Cherry Bus' },
  },
  wayBackOffer: {
    question: '回程呢？',
    text: <Part>(question: Part, route: string): MessageParts<Part> => [
      question,
      `${route}，人数和地点一样，你只要选日期和时间。`,
    ],
    add: '往返都加入',
  },
  notes: { add: '添加备注', label: '备注', hint: '儿童座椅、多出的行李、过生日' },
};
