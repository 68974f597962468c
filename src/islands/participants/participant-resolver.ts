import type { FieldErrors, Resolver } from 'react-hook-form';
import type { Language } from '../../lib/languages/language.ts';
import type { ParticipantDraft } from '../../lib/participants/participant-draft.schema.ts';
import { completeDraft, type ParticipantRequirements } from '../../lib/participants/participant-draft.ts';

/** The rules of a participant's form, for its fields. */
export function createResolver(asked: ParticipantRequirements, language: Language): Resolver<ParticipantDraft> {
  return (values) => {
    const outcome = completeDraft(values, asked, language);
    if (outcome.kind === 'complete') return { values, errors: {} };
    const errors: Record<string, unknown> = {};
    for (const { field, text } of outcome.problems.toReversed()) {
      const [name = '', part] = field.split('.');
      const problem = { type: 'rule', message: text };
      errors[name] = part ? { ...(errors[name] as object | undefined), [part]: problem } : problem;
    }
    return { values: {}, errors: errors as FieldErrors<ParticipantDraft> };
  };
}
