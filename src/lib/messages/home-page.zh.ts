import type { HomePageMessages } from './home-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the home page, in Chinese. */
export const zh: HomePageMessages = {
  lead: '小巴、船和地下河。价格一目了然，不用注册账号。',
  headings: {
    ways: '四种走法',
    bestsellers: '预订最多的行程',
    routes: '从镇到镇',
    promises: '你可以放心的事',
  },
  ways: {
    sharedVan: { title: '拼车小巴的一个座位', text: '每天6班。只付自己的座位。' },
    privateVan: {
      title: '自己的一辆小巴',
      text: '你们一行一个价，时间由你选，接送到门口。',
    },
    river: { title: '顺路游一个河洞', text: '游地下河，晚上住到下一个镇。' },
    boats: {
      title: '坐船走海岛',
      text: '爱妮岛的 Tour A 到 Tour D，拼船或包船。',
    },
  },
  promises: {
    refunds: {
      title: '退款写明日期',
      text: '付款前就看到能退多少，到哪一天几点为止。',
      link: '退款怎么算',
    },
    cash: {
      title: '现金费用心里有数',
      text: '公园费用和皮划艇当天用比索付。每个行程都列出金额。',
      link: '现场要付什么',
    },
    voucher: {
      title: '离线也能用的凭证',
      text: '凭证、上车地点和我们的电话，没有网络也能在手机上打开。',
      link: '手机保存什么',
    },
  },
  article: {
    title: '爱妮岛怎么去',
    text: '飞到 Lio，从公主港坐5个小时车，或从巴顿港上来：每种走法的时间、舒适程度和价格。',
    link: '看攻略',
  },
  question: <Part>(link: (text: string) => Part): MessageParts<Part> => [
    '想先问一下？',
    link('写信或打电话给我们'),
    '。',
  ],
  hours: (hours: string) => `${hours}。`,
};
