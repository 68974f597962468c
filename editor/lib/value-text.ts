import { isRecord } from './is-record.ts';

/** A value of a field in one text, for those who compare two versions. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(valueText).join(' · ');
  if (!isRecord(value)) return String(value);
  const texts = Object.entries(value).map(([name, entry]) => `${name}: ${valueText(entry)}`);
  return texts.length === 0 ? 'nothing' : texts.join(', ');
}
