import { toSingleLine } from './plain-text.schema.ts';

/** A full stop before a letter, or after one: "2.5" keeps its own. Browsers take the wide ones for full stops too. */
const DOT_OF_A_HOST = /(?<!\d)[.。．｡](?=[\p{L}\p{N}])|[.。．｡](?=\p{L})/gu;

/**
 * What somebody typed, in a mail that we send: one line, not too long, and nothing that a mail reader would make a link of. Anybody can book in anybody's name,
 * and must not send them links through us.
 *
 * @example quoted('You won! https://bad.example/x') // 'You won! https bad. example/x'
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

/** Somebody's name for a greeting: sane in length whatever was typed. */
export function sanitizeUserName(name: string): string {
  return sanitizeUserText(name, 60);
}
