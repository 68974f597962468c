import * as z from 'zod/mini';
import { removeStaffContract } from '../../lib/desk/staff.contract.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { StaffRemoval } from './staff.text.ts';
import { useDeskCommand } from './use-desk-command.ts';

interface Props {
  readonly removal: StaffRemoval;
  readonly reload: () => void;
  readonly close: () => void;
}

/** What takes a passkey, a session or a person away has no fields. */
const REMOVE = { ...removeStaffContract, response: z.unknown() } as const;

/** Takes a passkey, a session or a person away, after saying what that does. */
export function StaffRemovalDialog({ removal: { path, title, action, texts }, reload, close }: Props) {
  const { send, isBusy, problem } = useDeskCommand(REMOVE);
  const run = async () => {
    if ((await send(path, {})) === null) return;
    reload();
    close();
  };
  return (
    <ActionDialog
      title={title}
      action={action}
      isDangerous
      isBusy={isBusy}
      problem={problem}
      onSend={run}
      close={close}
    >
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </ActionDialog>
  );
}
