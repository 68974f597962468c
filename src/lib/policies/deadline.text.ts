import type { LocalizedParts } from '../text/localized-parts.ts';
import { formatManilaMoment } from '../time/manila-format.ts';
import type { Policy } from './policy.schema.ts';
import { type Deadline, refundDeadlines } from './refund-schedule.ts';

/** One line of the rules for a chosen departure. */
export interface DeadlineLine {
  /** The last moment that the line holds, ISO time in Palawan; null for what holds after all others. */
  readonly until: string | null;
  readonly refundPercent: number;
  /** "Free cancellation until Tue, Jan 12, 7:30 AM, Palawan time.", the moment a piece of its own. */
  readonly text: LocalizedParts;
}

/** Rungs that give the same are one: the later deadline counts. */
function mergeLines(deadlines: readonly Deadline[]): readonly Deadline[] {
  return deadlines.filter(({ refundPercent }, index) => deadlines[index + 1]?.refundPercent !== refundPercent);
}

function lineText({ until, refundPercent }: Deadline, locale: string): LocalizedParts {
  const refund = refundPercent === 100 ? 'Free cancellation' : `${refundPercent}% back`;
  return [`${refund} until `, { written: formatManilaMoment(Date.parse(until), locale) }, ', Palawan time.'];
}

function lineOf(deadline: Deadline, locale: string): DeadlineLine {
  return deadline.refundPercent === 0
    ? { until: null, refundPercent: 0, text: ['No refund after that.'] }
    : { ...deadline, text: lineText(deadline, locale) };
}

/**
 * The cancellation ladder of one departure as dates (specification.md#cancellation). Deadlines that have passed are left
 * out; where nothing is refunded any more, one line says so.
 *
 * @param departure the instant of departure in milliseconds since 1970
 * @param now an instant in milliseconds since 1970
 */
export function deadlineLines(policy: Policy, departure: number, now: number, locale: string): readonly DeadlineLine[] {
  const ahead = mergeLines(refundDeadlines(policy, departure)).filter(
    ({ until, refundPercent }) => refundPercent === 0 || Date.parse(until) > now,
  );
  const lines = ahead.map((deadline) => lineOf(deadline, locale));
  return lines.length === 1 && lines[0]?.refundPercent === 0
    ? [{ until: null, refundPercent: 0, text: ['No refund if you cancel now.'] }]
    : lines;
}
