import type { StopNamesMessages } from './stop-names.en.ts';

const AT_THE_DOOR = '我们送你到门口，或车能到的最近路口。';

/** Messages about a pickup or drop-off, in Chinese. */
export const zh: StopNamesMessages = {
  hotelUnknown: (place: string) => `酒店还没定，${place}`,
  hotelRequest: {
    pickup: '请在预订页面填上酒店，司机才找得到你。',
    dropoff: '请在预订页面填上酒店，司机才知道送你到哪里。',
  },
  leftAt: {
    airport: '我们送你到航站楼前。',
    port: '我们送你到旅客大门外。',
    pier: '我们送你到码头入口。',
    terminal: '我们送你到大门口。',
    hotels: AT_THE_DOOR,
    village: AT_THE_DOOR,
  },
};
