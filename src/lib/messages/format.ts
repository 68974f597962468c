/** The forms of a text by count; a language has those that it needs, always `other`. */
type PluralForms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

const rules = new Map<string, Intl.PluralRules>();

function rulesOf(language: string): Intl.PluralRules {
  const known = rules.get(language);
  if (known) return known;
  const made = new Intl.PluralRules(language);
  rules.set(language, made);
  return made;
}

/**
 * The form that a text takes beside a count.
 *
 * @example plural('en', 1, { one: '1 trip', other: '1 trips' }) // '1 trip'
 */
export function plural(language: string, count: number, forms: PluralForms): string {
  return forms[rulesOf(language).select(count)] ?? forms.other;
}

/** Words as a list of a language: "5, 9 to 11 and 20". */
export function listOf(language: string, words: readonly string[]): string {
  // British English has no comma before its last word.
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(words);
}
