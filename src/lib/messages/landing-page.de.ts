import type { LandingPageMessages } from './landing-page.en.ts';

/** Messages of a list of trips on a page of its own, in German. */
export const de: LandingPageMessages = {
  beforeYouChoose: 'Bevor du wählst',
  questions: 'Was Reisende fragen',
  contact: 'Frag uns',
  pages: 'Seiten',
  titleOfPart: (title: string, part: number) => `${title}, Seite ${part}`,
  skipToTrips: 'Zu den Trips springen',
};
