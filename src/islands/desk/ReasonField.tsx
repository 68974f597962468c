import { Field } from '../kit/Field.tsx';

interface Props {
  readonly reason: string;
  readonly onChange: (reason: string) => void;
  readonly problem?: string | undefined;
}

/** Longer reasons do not fit beside a day in the calendar; the service refuses them. */
const MAX_REASON_LENGTH = 200;

/** Why a departure is not as usual, in words that travellers read. */
export function ReasonField({ reason, onChange, problem }: Props) {
  return (
    <Field id="reason" label="Why?" hint="Travellers read it. A few words, such as: strong wind" problem={problem}>
      {(control) => (
        <input
          {...control}
          maxLength={MAX_REASON_LENGTH}
          value={reason}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
