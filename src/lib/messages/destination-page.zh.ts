import type { DestinationPageMessages } from './destination-page.en.ts';

/** Messages of a town and what can be booked there, in Chinese. */
export const zh: DestinationPageMessages = {
  about: (place: string) => `关于${place}`,
  tours: { heading: (place: string) => `从${place}出发的当地游`, all: '所有当地游' },
  waysHere: {
    heading: (place: string) => `怎么去${place}`,
    all: (place: string) => `去${place}的所有行程`,
  },
  waysOn: {
    heading: (place: string) => `从${place}去下一站`,
    all: (place: string) => `从${place}出发的所有行程`,
  },
  goodToKnow: '实用信息',
  areas: '我们在哪里接送',
  areaNote: (note: string) => `：${note}`,
  list: {
    description:
      '公主港、萨邦、巴顿港、圣文森特和爱妮岛放在一起比较：每个地方是什么样，什么时候去最好，坐什么车怎么去，到了以后能做些什么。',
    lead: '一座岛上的五个镇，从中部的首府到北部的石灰岩海湾，各有各的节奏。',
  },
};
