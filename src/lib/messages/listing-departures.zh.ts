import type { ListingDeparturesMessages } from './listing-departures.en.ts';

/** Messages of when and where a trip begins and ends, in Chinese. */
export const zh: ListingDeparturesMessages = {
  title: '班次和上下车',
  times: '出发时间',
  anyTime: '预订时由你选时间。',
  beReady: '请提前15分钟准备好。所有时间都是巴拉望时间。',
  pickup: { heading: '上车', advice: '在哪里等' },
  dropoff: { heading: '下车', advice: '怎么跟司机说' },
  outside: { label: '镇外', chip: '镇外' },
  openInMaps: '，在地图中打开',
};
