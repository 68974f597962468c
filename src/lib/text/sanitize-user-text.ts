import { toSingleLine } from './plain-text.schema.ts';

/** Pattern for full stops that could form a host name, wide ones included. "2.5" is not matched. */
const DOT_OF_A_HOST = /(?<!\d)[.。．｡](?=[\p{L}\p{N}])|[.。．｡](?=\p{L})/gu;

/**
 * User text for an email: one line, of limited length, without anything that becomes a link.
 * Anybody can book in another person's name, and must not send links that way.
 *
 * @example sanitizeUserText('You won! https://bad.example/x') // 'You won! https bad. example/x'
 */
export function sanitizeUserText(words: string, longest = 160): string {
  const line = toSingleLine(words).replace(/:\/+/g, ' ').replace(DOT_OF_A_HOST, '. ').replaceAll('@', ' at ').trim();
  const signs = [...line];
  return signs.length > longest
    ? `${signs
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : line;
}

/** A name for a greeting, of limited length. */
export function sanitizeUserName(name: string): string {
  return sanitizeUserText(name, 60);
}
