import { endSessionContract, sessionsContract } from '../../lib/desk/session.contract.ts';
import {
  PASSKEYS_PATH,
  removeStaffContract,
  revokePasskeyContract,
  type Staff,
  staffContract,
} from '../../lib/desk/staff.contract.ts';
import { dayOf, momentText } from './desk-format.ts';
import {
  type Companies,
  passkeyRemoval,
  personRemoval,
  roleText,
  type StaffRemoval,
  sessionRemoval,
} from './staff.text.ts';

interface Props {
  readonly member: Staff;
  readonly companies: Companies;
  /** Whether it is who is signed in. */
  readonly isOwn: boolean;
  readonly remove: (removal: StaffRemoval) => void;
  readonly changeRole: () => void;
}

/** Somebody at the desk, with everything that opens it for them. */
export function StaffCard({ member, companies, isOwn, remove, changeRole }: Props) {
  const { id, name, invitedUntil, passkeys, sessions } = member;
  return (
    <article className="desk-trip" aria-labelledby={`staff-${id}`}>
      <header>
        <h2 id={`staff-${id}`}>
          {name}
          {isOwn && ' (you)'}
        </h2>
        <span>{roleText(member, companies)}</span>
      </header>
      {invitedUntil !== null && <p className="desk-open">Invited until {momentText(invitedUntil)}</p>}
      {passkeys.length === 0 && (
        <p>{invitedUntil === null ? 'No passkey: they cannot sign in.' : 'Has not opened the invitation yet.'}</p>
      )}
      <ul className="desk-lines">
        {passkeys.map((passkey) => (
          <StaffLine
            key={passkey.id}
            title={`Passkey, ${passkey.device}`}
            detail={`since ${dayOf(passkey.createdAt.slice(0, 10))}, last used ${momentText(passkey.usedAt)}`}
            action="Revoke"
            who={`${passkey.device} of ${name}`}
            run={() =>
              remove(
                passkeyRemoval(member, passkey, `${PASSKEYS_PATH}/${passkey.id}${revokePasskeyContract.path}`, isOwn),
              )
            }
          />
        ))}
        {sessions.map((session) => (
          <StaffLine
            key={session.id}
            title={`Signed in, ${session.device}`}
            detail={`last used ${momentText(session.seenAt)}`}
            action="Sign out"
            who={`${session.device} of ${name}`}
            run={() =>
              remove(
                sessionRemoval(
                  member,
                  session,
                  `${sessionsContract.path}/${session.id}${endSessionContract.path}`,
                  isOwn,
                ),
              )
            }
          />
        ))}
      </ul>
      {isOwn ? (
        <p className="soft">Your own role is changed by another owner.</p>
      ) : (
        <p className="desk-actions">
          <button
            type="button"
            className="button button-quiet"
            aria-label={`Change role of ${name}`}
            onClick={changeRole}
          >
            Change role
          </button>
          <button
            type="button"
            className="button button-danger"
            aria-label={`Remove ${name}`}
            onClick={() => remove(personRemoval(member, `${staffContract.path}/${id}${removeStaffContract.path}`))}
          >
            Remove
          </button>
        </p>
      )}
    </article>
  );
}

interface LineProps {
  readonly title: string;
  readonly detail: string;
  /** The word of the button. */
  readonly action: string;
  /** What it is about, for who hears the button alone. */
  readonly who: string;
  readonly run: () => void;
}

function StaffLine({ title, detail, action, who, run }: LineProps) {
  return (
    <li className="desk-mail">
      <span>
        {title}
        <span className="soft">{detail}</span>
      </span>
      <button type="button" className="button button-quiet" aria-label={`${action}: ${who}`} onClick={run}>
        {action}
      </button>
    </li>
  );
}
