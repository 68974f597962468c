import type { MessageParts } from './message-parts.ts';
import type { VoucherMessages } from './voucher.en.ts';

/** Messages of a voucher in Chinese. */
export const zh: VoucherMessages = {
  title: '凭证',
  titleUnpaid: '凭证，付款后有效',
  operatorAndRef: (operator: string, ref: string) => `${operator}，预订 ${ref}`,
  qrCode: (ref: string) => `预订 ${ref} 的二维码，给司机或导游看`,
  palawanTime: '所有时间都是巴拉望时间。',
  hours: <Part>(ready: Part, leaves: Part): MessageParts<Part> => [ready, '准备好，', leaves, '出发'],
  pickup: '上车',
  dropoff: '下车',
  openInMaps: '在地图中打开',
  group: '人数',
  peopleAndProvider: (people: string, provider: string) => `${people}，由 ${provider} 运营`,
  arrival: '到达方式',
  cash: '要带的现金',
  cashFor: <Part>(amount: Part): MessageParts<Part> => [amount, '，付现场费用'],
  note: '你的备注',
  hotel: {
    label: { pickup: '上车的酒店', dropoff: '下车的酒店' },
    labelFor: {
      pickup: (trip: string) => `上车的酒店，${trip}`,
      dropoff: (trip: string) => `下车的酒店，${trip}`,
    },
    problem: '请填写酒店的名称。',
    save: '保存酒店',
    saving: '正在保存…',
    changed: '没有保存。请查看预订，再试一次。',
    failed: { not: '酒店没有保存', safe: '你的预订没有变。' },
  },
};
