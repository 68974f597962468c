/** Words as a list of a language: "5, 9 to 11 and 20". */
export function listOf(language: string, words: readonly string[]): string {
  // British English has no comma before its last word.
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(words);
}
