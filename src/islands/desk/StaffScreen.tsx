import { useState } from 'react';
import type { DeskSession } from '../../lib/desk/session.contract.ts';
import { type Staff, staffContract } from '../../lib/desk/staff.contract.ts';
import { DeskHead } from './DeskHead.tsx';
import { InvitationLink } from './InvitationLink.tsx';
import { type Invitation, InviteDialog } from './InviteDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { StaffCard } from './StaffCard.tsx';
import { StaffRemovalDialog } from './StaffRemovalDialog.tsx';
import type { StaffRemoval } from './staff.text.ts';
import { useDeskQuery } from './use-desk-query.ts';

interface Props {
  readonly session: DeskSession;
}

type Open =
  | { readonly kind: 'invite' }
  | { readonly kind: 'role'; readonly member: Staff }
  | { readonly kind: 'removal'; readonly removal: StaffRemoval };

/** Who works at the desk, for owners, with what opens it (specification.md#signing-in). */
export function StaffScreen({ session }: Props) {
  const { data, problem, isLoading, reload } = useDeskQuery(staffContract, staffContract.path);
  const [open, setOpen] = useState<Open | null>(null);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const dialog = { reload, close: () => setOpen(null) };
  const { staff = [], providers = [] } = data ?? {};
  return (
    <>
      <DeskHead title="Staff" asOf={data?.asOf ?? null} problem={problem} isLoading={isLoading} reload={reload}>
        <p>
          Who may open the desk, and with what. After a lost phone: revoke its passkey, then invite its owner again.
        </p>
      </DeskHead>
      {invitation ? (
        <InvitationLink invitation={invitation} close={() => setInvitation(null)} />
      ) : (
        <p>
          <button type="button" className="button" onClick={() => setOpen({ kind: 'invite' })}>
            Invite somebody
          </button>
        </p>
      )}
      <ul className="desk-list">
        {staff.map((member) => (
          <li key={member.id}>
            <StaffCard
              member={member}
              companies={providers}
              isOwn={member.name === session.name}
              remove={(removal) => setOpen({ kind: 'removal', removal })}
              changeRole={() => setOpen({ kind: 'role', member })}
            />
          </li>
        ))}
      </ul>
      {open?.kind === 'invite' && (
        <InviteDialog
          companies={providers}
          names={staff.map(({ name }) => name)}
          onInvited={(made) => {
            setInvitation(made);
            dialog.close();
            reload();
          }}
          close={dialog.close}
        />
      )}
      {open?.kind === 'role' && <RoleDialog {...dialog} member={open.member} companies={providers} />}
      {open?.kind === 'removal' && <StaffRemovalDialog {...dialog} removal={open.removal} />}
    </>
  );
}
