import type { TransferFactsMessages } from './transfer-facts.en.ts';

/** Messages of what holds for every van, in Chinese. */
export const zh: TransferFactsMessages = {
  title: '每趟接送都一样',
  early: {
    title: '提前15分钟准备好',
    text: '车准时开，因为前面路上还有人在等。',
  },
  price: {
    title: '一个价，含燃油和司机',
    text: '之后我们不再加钱。镇政府或公园收费的，页面上列为要带的现金。',
  },
  signal: {
    title: '做好没信号的准备',
    text: '罗哈斯以北手机会没信号。出发前存好上车地点和我们的电话。',
  },
};
