import type { ScheduleConflict } from './schedule-conflicts.ts';

/** A note at an item about its conflict with another one. */
export interface ConflictNote {
  readonly kind: ScheduleConflict['kind'];
  /** The other item of the conflict. */
  readonly other: string;
  readonly text: string;
}

/** The text of a conflict, shown once: at the trip that leaves second. */
function textOf(conflict: ScheduleConflict, title: string, townOf: (code: string) => string): string {
  switch (conflict.kind) {
    // Groups that are too large for one booking are told to make two: see trip-validation.ts.
    case 'duplicate':
      return 'This trip is in your cart twice, at the same time. Only keep both if your group is too large for one.';
    case 'overlap':
      return `It leaves before “${title}” has arrived.`;
    case 'far':
      return `It leaves from another town, too soon after “${title}” ends.`;
    case 'tight':
      return `It leaves ${conflict.minutes} minutes after “${title}” ends. You will only make it if nothing is late.`;
    case 'elsewhere':
      return `“${title}” takes you to ${townOf(conflict.towns[0])}, and this begins in ${townOf(conflict.towns[1])}. How you get there is not in your cart.`;
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
): readonly ConflictNote[] {
  return conflicts
    .filter(({ second }) => second === ref)
    .map((conflict) => ({
      kind: conflict.kind,
      other: conflict.first,
      text: textOf(conflict, titleOf(conflict.first), townOf),
    }));
}
