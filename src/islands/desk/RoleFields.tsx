import type { StaffRole } from '../../lib/desk/permissions.ts';
import { Field } from '../kit/Field.tsx';
import { Choices } from './Choices.tsx';
import { type Companies, ROLE_OPTIONS } from './staff.text.ts';

/** A role as it is chosen; a driver has a company in the end. */
export interface ChosenRole {
  readonly role: StaffRole;
  readonly providerId: string | null;
}

interface Props {
  readonly chosen: ChosenRole;
  readonly companies: Companies;
  readonly onChange: (chosen: ChosenRole) => void;
  /** Whether to say what is missing. */
  readonly isChecked: boolean;
}

/** Whether a driver's company is still to be chosen. */
export const isCompanyMissing = ({ role, providerId }: ChosenRole) => role === 'driver' && providerId === null;

/** What somebody may do at the desk, and the company of a driver. */
export function RoleFields({ chosen, companies, onChange, isChecked }: Props) {
  return (
    <>
      <Choices
        name="role"
        legend="What may they do?"
        options={ROLE_OPTIONS}
        value={chosen.role}
        onChange={(role) => onChange({ role, providerId: role === 'driver' ? chosen.providerId : null })}
      />
      {chosen.role === 'driver' && (
        <Field
          id="staff-company"
          label="Company"
          problem={isChecked && isCompanyMissing(chosen) ? 'The company that they drive for' : undefined}
        >
          {(control) => (
            <select
              {...control}
              value={chosen.providerId ?? ''}
              onChange={({ target }) => onChange({ ...chosen, providerId: target.value || null })}
            >
              <option value="">Choose a company</option>
              {companies.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </>
  );
}
