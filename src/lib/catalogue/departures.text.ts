import type { Language } from '../languages/language.ts';
import { LANGUAGES } from '../languages/language-facts.ts';
import { departuresMessages } from '../messages/departures.ts';
import { clockText } from '../time/clock.text.ts';

/** The departures of a timetable in words: "7:30 AM to 6:00 PM, 6 a day". */
export function departuresText(sched: readonly string[], language: Language): string {
  const t = departuresMessages(language);
  const clock = (time: string) => clockText(time, LANGUAGES[language].locale);
  const [first] = sched;
  const last = sched.at(-1);
  if (first === undefined || last === undefined) return t.anyTime;
  return sched.length === 1 ? t.once(clock(first)) : t.several(clock(first), clock(last), sched.length);
}

/** The same below a label that says that they are departures: "9:00 AM" alone. */
export function labelledDeparturesText(sched: readonly string[], language: Language): string {
  const [only = ''] = sched;
  return sched.length === 1 ? clockText(only, LANGUAGES[language].locale) : departuresText(sched, language);
}
