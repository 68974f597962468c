import type { Language } from '../languages/language.ts';
import { illustrationsMessages } from '../messages/illustrations.ts';
import { pictureOriginMessages } from '../messages/picture-origin.ts';
/**
 * The mark of each picture of a gallery, null where it has none. Where all are drawn, the first one
 * has a mark for all of them (specification.md#image-groups).
 *
 * @param drawn whether each picture is an illustration rather than a photograph
 */
export function illustrationMarks(drawn: readonly boolean[], language: Language): readonly (string | null)[] {
  const t = illustrationsMessages(language);
  if (drawn.length > 1 && drawn.every(Boolean)) return drawn.map((_, index) => (index === 0 ? t.all : null));
  return drawn.map((isDrawn) => (isDrawn ? t.one : null));
}

/** What the about page says of the pictures; null once all are photographs. */
export function pictureOriginText(pictures: number, photographs: number, language: Language): string | null {
  if (photographs >= pictures) return null;
  const t = pictureOriginMessages(language);
  return photographs === 0 ? t.allDrawn : t.someDrawn;
}
