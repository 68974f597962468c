/**
 * The mark of each picture of a gallery, null where it has none. Where all are drawn, the first one
 * has a mark for all of them (specification.md#image-groups).
 *
 * @param drawn whether each picture is an illustration rather than a photograph
 */
export function illustrationMarks(drawn: readonly boolean[]): readonly (string | null)[] {
  if (drawn.length > 1 && drawn.every(Boolean)) return drawn.map((_, index) => (index === 0 ? 'Illustrations' : null));
  return drawn.map((isDrawn) => (isDrawn ? 'Illustration' : null));
}

/** What the about page says of the pictures; null once all are photographs. */
export function pictureOriginText(pictures: number, photographs: number): string | null {
  if (photographs >= pictures) return null;
  return photographs === 0
    ? 'The pictures on this site are illustrations: they were drawn to show what places and trips are like, and are not photographs.'
    : 'Pictures that are marked as illustrations were drawn to show what places and trips are like; all others are photographs.';
}
