import { POPULAR_DOMAINS, POPULAR_TLDS, run } from '@zootools/email-spell-checker';

/** Domains of real mailboxes that are close to a more popular one. */
const OTHER_DOMAINS = ['email.com', 'mac.com', 'yahoo.com.ph', 'globe.com.ph', 'smart.com.ph', 'pldtdsl.net'];
/** Endings of the country that most travellers' second address has. */
const OTHER_ENDINGS = ['ph', 'com.ph', 'edu.ph', 'gov.ph', 'net.ph', 'org.ph'];

/**
 * The probable address behind a mistyped one, or null. Only ever a suggestion: addresses that look
 * mistyped may be real.
 *
 * @example suggestEmail('maria@gmial.com') // 'maria@gmail.com'
 */
export function suggestEmail(typed: string): string | null {
  const email = typed.trim().toLowerCase();
  // The library makes a pattern of the ending.
  if (!/^[^\s@]+@[\p{L}\p{N}.-]+\.[\p{L}\p{N}-]+$/u.test(email)) return null;
  const meant = run({
    email,
    domains: [...POPULAR_DOMAINS, ...OTHER_DOMAINS],
    topLevelDomains: [...POPULAR_TLDS, ...OTHER_ENDINGS],
  });
  if (!meant || meant.full === email) return null;
  return `${email.slice(0, email.lastIndexOf('@'))}@${meant.domain}`;
}
