import { readFileSync } from 'node:fs';
import { inProject } from '../folders.ts';

/** The icons on a listing's page, by the name in templates, and their files. */
const FILES = {
  calendar: 'lucide-static/icons/calendar-days.svg',
  check: 'lucide-static/icons/check.svg',
  clock: 'lucide-static/icons/clock.svg',
  close: 'lucide-static/icons/x.svg',
  email: 'lucide-static/icons/mail.svg',
  messenger: 'lucide-static/icons/message-circle.svg',
  people: 'lucide-static/icons/users.svg',
  phone: 'lucide-static/icons/phone.svg',
  shield: 'lucide-static/icons/shield-check.svg',
  sms: 'lucide-static/icons/message-square-text.svg',
  whatsapp: 'lucide-static/icons/message-circle.svg',
} as const;

function bodyOf(file: string): string {
  const svg = readFileSync(inProject('node_modules', file), 'utf8');
  return svg
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<title>.*?<\/title>/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What stands between `<svg …>` and `</svg>`, by name. */
export function rivalIcons(): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(FILES).map(([name, file]) => [name, bodyOf(file)]));
}
