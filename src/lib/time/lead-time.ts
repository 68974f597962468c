import type { Language } from '../languages/language.ts';
import { leadTimesMessages } from '../messages/lead-times.ts';

/**
 * Hours in a lead time such as `48h` or `7d`. A day always has 24 hours: the Philippines have no
 * summer time.
 *
 * @example leadTimeHours('7d') // 168
 */
export function leadTimeHours(leadTime: string): number {
  const amount = Number.parseInt(leadTime, 10);
  return leadTime.endsWith('d') ? amount * 24 : amount;
}

/** A lead time for people: "48 hours", "7 days". */
export function leadTimeText(leadTime: string, language: Language): string {
  const amount = Number.parseInt(leadTime, 10);
  const t = leadTimesMessages(language);
  return leadTime.endsWith('d') ? t.days(amount) : t.hours(amount);
}
