/** A kind of trip that the home page leads to. */
export interface WayToTravel {
  readonly path: string;
  readonly title: string;
  readonly text: string;
  /** The key of its picture: `VAN/2`. */
  readonly image: string;
}

/** The four kinds of trips, in the order of how much they are asked for. */
export const WAYS_TO_TRAVEL: readonly WayToTravel[] = [
  {
    path: '/shared-minivan-transfer',
    title: 'A seat in a shared van',
    text: 'Six departures a day. You pay for your seat only.',
    image: 'VAN/2',
  },
  {
    path: '/private-transfers',
    title: 'A van of your own',
    text: 'One price for your group, at the time you choose, to your door.',
    image: 'VAN/5',
  },
  {
    path: '/private-transfers-with-underground-river-tour',
    title: 'A river cave on the way',
    text: 'Visit the Underground River, and sleep in the next town.',
    image: 'UR/1',
  },
  {
    path: '/el-nido-island-tours-and-activities',
    title: 'Boats among the islands',
    text: 'Tours A to D in El Nido, with a group or on your own boat.',
    image: 'ELN-A/1',
  },
];
