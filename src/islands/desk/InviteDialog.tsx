import { useState } from 'react';
import type * as z from 'zod/mini';
import { invitationContract } from '../../lib/desk/staff.contract.ts';
import { Field } from '../kit/Field.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import { type ChosenRole, isCompanyMissing, RoleFields } from './RoleFields.tsx';
import type { Companies } from './staff.text.ts';
import { useDeskCommand } from './use-desk-command.ts';

/** A link that lets somebody in, once. */
export type Invitation = z.infer<typeof invitationContract.response>;

interface Props {
  readonly companies: Companies;
  /** Names of those who are known already. */
  readonly names: readonly string[];
  readonly onInvited: (invitation: Invitation) => void;
  readonly close: () => void;
}

const isSame = (a: string, b: string) => a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase();

/** Asks who is to be invited, and as what. */
export function InviteDialog({ companies, names, onInvited, close }: Props) {
  const { send, isBusy, problem } = useDeskCommand(invitationContract);
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<ChosenRole>({ role: 'desk', providerId: null });
  const [isChecked, setChecked] = useState(false);
  const known = names.find((other) => isSame(other, name));
  const run = async () => {
    setChecked(true);
    if (name.trim() === '' || isCompanyMissing(chosen)) return;
    const invitation = await send(invitationContract.path, { name, ...chosen });
    if (invitation) onInvited(invitation);
  };
  return (
    <ActionDialog
      title="Invite somebody"
      action="Make a link"
      isBusy={isBusy}
      problem={problem}
      onSend={run}
      close={close}
    >
      <p>
        You get a link to send. Who opens it on their phone makes a passkey there and is in. It works once, for 24
        hours. You use your passkey once more.
      </p>
      <Field
        id="staff-name"
        label="Name"
        hint="Shown next to what they do."
        problem={isChecked && name.trim() === '' ? 'A name, such as Jun Reyes' : undefined}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            maxLength={100}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      {known !== undefined && (
        <p role="status" className="desk-open">
          {known} is here already: they get this role at once, and a link for another phone.
        </p>
      )}
      <RoleFields chosen={chosen} companies={companies} onChange={setChosen} isChecked={isChecked} />
    </ActionDialog>
  );
}
