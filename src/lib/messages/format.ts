/** The forms of a text by count; a language has those that it needs, always `other`. */
type PluralForms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** By language: creating them takes longer than asking them a thousand times. */
const rules: Record<string, Intl.PluralRules> = {};

/**
 * The form that a text takes beside a count.
 *
 * @example plural('en', 1, { one: '1 trip', other: '1 trips' }) // '1 trip'
 */
export function plural(language: string, count: number, forms: PluralForms): string {
  rules[language] ??= new Intl.PluralRules(language);
  return forms[rules[language].select(count)] ?? forms.other;
}
