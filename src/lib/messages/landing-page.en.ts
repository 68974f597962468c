/** Messages of a list of trips on a page of its own, in English. */
export const en = {
  beforeYouChoose: 'Before you choose',
  questions: 'Questions travellers ask',
  contact: 'Contact us',
  pages: 'Pages',
  titleOfPart: (title: string, part: number) => `${title}, page ${part}`,
  skipToTrips: 'Skip to the trips',
};

export type LandingPageMessages = typeof en;
