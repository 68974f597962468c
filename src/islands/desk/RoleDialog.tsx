import { useState } from 'react';
import * as z from 'zod/mini';
import { changeRoleContract, type Staff, staffContract } from '../../lib/desk/staff.contract.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { type ChosenRole, isCompanyMissing, RoleFields } from './RoleFields.tsx';
import type { Companies } from './staff.text.ts';
import { useDeskCommand } from './use-desk-command.ts';

interface Props {
  readonly member: Staff;
  readonly companies: Companies;
  readonly reload: () => void;
  readonly close: () => void;
}

const CHANGE = { ...changeRoleContract, response: z.unknown() } as const;

/** Gives somebody another role. */
export function RoleDialog({ member: { id, name, role, providerId }, companies, reload, close }: Props) {
  const { send, isBusy, problem } = useDeskCommand(CHANGE);
  const [chosen, setChosen] = useState<ChosenRole>({ role, providerId });
  const [isChecked, setChecked] = useState(false);
  const isUnchanged = chosen.role === role && chosen.providerId === providerId;
  const run = async () => {
    setChecked(true);
    if (isCompanyMissing(chosen)) return;
    if ((await send(`${staffContract.path}/${id}${changeRoleContract.path}`, chosen)) === null) return;
    reload();
    close();
  };
  return (
    <ActionDialog
      title={`Another role for ${name}`}
      action="Change the role"
      isBusy={isBusy}
      problem={problem}
      canSend={!isUnchanged}
      onSend={run}
      close={close}
    >
      <p>It counts at once, on all their devices. You use your passkey once more.</p>
      <RoleFields chosen={chosen} companies={companies} onChange={setChosen} isChecked={isChecked} />
    </ActionDialog>
  );
}
