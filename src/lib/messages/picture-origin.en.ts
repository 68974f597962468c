/** Messages of where the pictures of the site come from, in English. */
export const en = {
  allDrawn:
    'The pictures on this site are illustrations: they were drawn to show what places and trips are like, and are not photographs.',
  someDrawn:
    'Pictures that are marked as illustrations were drawn to show what places and trips are like; all others are photographs.',
};

export type PictureOriginMessages = typeof en;
