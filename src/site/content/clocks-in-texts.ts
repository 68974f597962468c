import { clocksIn } from '../../lib/time/clocks-in.text.ts';

/**
 * Content with every clock time in its sentences as pages are built with it: "7:30 AM", however the editor wrote it. What is a
 * time and nothing else, such as a departure, stays as it is; so does a label, which stands as a key.
 */
export function clocksInTexts<Data>(data: Data): Data {
  if (typeof data === 'string') return (data.includes(' ') ? clocksIn(data) : data) as Data;
  if (Array.isArray(data)) return data.map((item) => clocksInTexts(item)) as Data;
  if (data === null || typeof data !== 'object' || Object.getPrototypeOf(data) !== Object.prototype) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, clocksInTexts(value)])) as Data;
}
