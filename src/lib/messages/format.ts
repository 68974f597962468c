/** The forms of a text by count; a language has those that it needs, always `other`. */
type PluralForms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

const rules = new Map<string, Intl.PluralRules>();

/** The rules of a language: creating them takes longer than asking them a thousand times. */
function rulesOf(language: string): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
}

/**
 * The form that a text takes beside a count.
 *
 * @example plural('en', 1, { one: '1 trip', other: '1 trips' }) // '1 trip'
 */
export function plural(language: string, count: number, forms: PluralForms): string {
  return forms[rulesOf(language).select(count)] ?? forms.other;
}
