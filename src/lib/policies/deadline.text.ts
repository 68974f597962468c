import type { Language } from '../languages/language.ts';
import { deadlinesMessages } from '../messages/deadlines.ts';
import type { LocalizedPart, LocalizedParts } from '../text/localized-parts.ts';
import { formatManilaMoment } from '../time/manila-format.ts';
import type { Policy } from './policy.schema.ts';
import { type Deadline, refundDeadlines, retainedDeposit } from './refund-schedule.ts';

/** One line of the rules for a chosen departure. */
export interface DeadlineLine {
  /** The last moment of the line, ISO time in Palawan; null for the last line. */
  readonly until: string | null;
  readonly refundPercent: number;
  /** The line with its time as a separate part: "Free cancellation until Tue, Jan 12, 7:30 AM". */
  readonly text: LocalizedParts;
}

/** Merges deadlines with the same refund: the later one counts. */
function mergeLines(deadlines: readonly Deadline[]): readonly Deadline[] {
  return deadlines.filter(({ refundPercent }, index) => deadlines[index + 1]?.refundPercent !== refundPercent);
}

/** A deadline in words. Where a deposit is kept, a share of the price would promise too much. */
function lineText(
  { until, refundPercent }: Deadline,
  deposit: number,
  locale: string,
  language: Language,
): LocalizedParts {
  const t = deadlinesMessages(language);
  const moment = { written: formatManilaMoment(Date.parse(until), locale) };
  if (refundPercent === 100) return t.free<LocalizedPart>(moment);
  return refundPercent === 100 - deposit
    ? t.allButDeposit<LocalizedPart>(deposit, moment)
    : t.refund<LocalizedPart>(refundPercent, moment);
}

function lineOf(deadline: Deadline, deposit: number, locale: string, language: Language): DeadlineLine {
  return deadline.refundPercent === 0
    ? { until: null, refundPercent: 0, text: [deadlinesMessages(language).noneAfter] }
    : { ...deadline, text: lineText(deadline, deposit, locale, language) };
}

/**
 * The refund schedule of one departure as dates (specification.md#cancellation). Passed deadlines
 * are left out; a line says when nothing is refunded any more.
 *
 * @param departure the instant of departure in milliseconds since 1970
 * @param now an instant in milliseconds since 1970
 */
export function deadlineLines(
  policy: Policy,
  departure: number,
  now: number,
  locale: string,
  language: Language,
): readonly DeadlineLine[] {
  const ahead = mergeLines(refundDeadlines(policy, departure)).filter(
    ({ until, refundPercent }) => refundPercent === 0 || Date.parse(until) > now,
  );
  const lines = ahead.map((deadline) => lineOf(deadline, retainedDeposit(policy), locale, language));
  return lines.length === 1 && lines[0]?.refundPercent === 0
    ? [{ until: null, refundPercent: 0, text: [deadlinesMessages(language).noneNow] }]
    : lines;
}
