import { participantFormMessages } from '../../lib/messages/participant-form.ts';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  /** The advised minimum age. */
  readonly age: number;
  readonly agreed: boolean;
  readonly onAgree: (agreed: boolean) => void;
}

/**
 * The advice on young children, with a checkbox for the booker (specification.md#travellers-rules).
 */
export function AgeAdvice({ age, agreed, onAgree }: Props) {
  const t = participantFormMessages(useLanguage());
  return (
    <div className="notice" data-tone="waiting">
      <p>{t.ageAdvice(age)}</p>
      <label className="tick">
        <input type="checkbox" checked={agreed} onChange={({ target }) => onAgree(target.checked)} />
        <span>{t.acceptAge}</span>
      </label>
    </div>
  );
}
