import type { Language } from '../languages/language.ts';
import { cartProblemsMessages } from '../messages/cart-problems.ts';
import type { ScheduleConflict } from './schedule-conflicts.ts';

/** A note at an item about its conflict with another one. */
export interface ConflictNote {
  readonly kind: ScheduleConflict['kind'];
  /** The other item of the conflict. */
  readonly other: string;
  readonly text: string;
}

/** The text of a conflict, shown once: at the trip that leaves second. */
function textOf(
  conflict: ScheduleConflict,
  title: string,
  townOf: (code: string) => string,
  language: Language,
): string {
  const t = cartProblemsMessages(language);
  switch (conflict.kind) {
    // Groups that are too large for one booking are told to make two: see trip-validation.ts.
    case 'duplicate':
      return t.duplicate;
    case 'overlap':
      return t.overlap(title);
    case 'far':
      return t.far(title);
    case 'tight':
      return t.tight(title, conflict.minutes);
    case 'elsewhere':
      return t.elsewhere(title, townOf(conflict.towns[0]), townOf(conflict.towns[1]));
  }
}

/**
 * The notes of an item about its conflicts, where it is the one that leaves second.
 *
 * @param ref the item
 * @param titleOf the name of an item by its reference
 * @param townOf the name of a town by its code
 */
export function conflictNotes(
  conflicts: readonly ScheduleConflict[],
  ref: string,
  titleOf: (ref: string) => string,
  townOf: (code: string) => string,
  language: Language,
): readonly ConflictNote[] {
  return conflicts
    .filter(({ second }) => second === ref)
    .map((conflict) => ({
      kind: conflict.kind,
      other: conflict.first,
      text: textOf(conflict, titleOf(conflict.first), townOf, language),
    }));
}
