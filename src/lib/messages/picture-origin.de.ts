import type { PictureOriginMessages } from './picture-origin.en.ts';

/** Messages of where the pictures of the site come from, in German. */
export const de: PictureOriginMessages = {
  allDrawn:
    'Die Bilder auf dieser Website sind Illustrationen: gezeichnet, um zu zeigen, wie Orte und Trips sind. Fotos sind es nicht.',
  someDrawn:
    'Bilder, die als Illustration markiert sind, wurden gezeichnet, um zu zeigen, wie Orte und Trips sind. Alle anderen sind Fotos.',
};
