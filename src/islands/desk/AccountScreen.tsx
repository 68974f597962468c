import * as z from 'zod/mini';
import { CONTENT_PATH, deskHref } from '../../lib/desk/desk-route.ts';
import {
  type DeskSession,
  endSessionContract,
  sessionsContract,
  signOutContract,
} from '../../lib/desk/session.contract.ts';
import { DeskHead } from './DeskHead.tsx';
import { momentText } from './desk-format.ts';
import { endDeskSession } from './desk-session.store.ts';
import { useDeskCommand } from './use-desk-command.ts';
import { useDeskQuery } from './use-desk-query.ts';

interface Props {
  readonly session: DeskSession;
}

const ROLES: Readonly<Record<DeskSession['role'], string>> = {
  owner: 'Owner: you may do everything.',
  desk: 'Desk: you may do everything but staff, settings and exporting or erasing a traveller.',
  driver: 'Driver: you see the departures of your company.',
  editor: 'Editor: you change texts, prices and pictures of the site.',
};

const END = { ...endSessionContract, response: z.unknown() } as const;
const SIGN_OUT = { ...signOutContract, response: z.unknown() } as const;

/** Who is signed in, on which devices, and how to sign out (specification.md#signing-in). */
export function AccountScreen({ session }: Props) {
  const { data, problem, isLoading, reload } = useDeskQuery(sessionsContract, sessionsContract.path);
  const end = useDeskCommand(END);
  const signOut = useDeskCommand(SIGN_OUT);
  const endOne = async (id: string) => {
    await end.send(`${sessionsContract.path}/${id}${endSessionContract.path}`, {});
    reload();
  };
  const leave = async () => {
    if ((await signOut.send(signOutContract.path, {})) !== null) endDeskSession(false);
  };
  return (
    <>
      <DeskHead
        title={session.name}
        asOf={data?.sessions.find(({ isCurrent }) => isCurrent)?.seenAt ?? null}
        problem={problem ?? end.problem ?? signOut.problem}
        isLoading={isLoading}
        reload={reload}
      >
        <p>{ROLES[session.role]}</p>
      </DeskHead>
      {session.actions.includes('read-staff') && (
        <p>
          <a className="button button-quiet" href={deskHref({ screen: 'staff' })}>
            Staff and passkeys
          </a>
        </p>
      )}
      {session.actions.includes('export-traveller') && (
        <p>
          <a className="button button-quiet" href={deskHref({ screen: 'traveller' })}>
            Data of a traveller
          </a>
        </p>
      )}
      {session.actions.includes('edit-content') && (
        <p>
          <a className="button button-quiet" href={CONTENT_PATH}>
            Prices, texts and pictures
          </a>
        </p>
      )}
      <h2>Where you are signed in</h2>
      <ul className="desk-list">
        {data?.sessions.map(({ id, device, seenAt, isCurrent }) => (
          <li key={id} className="desk-session">
            <span>
              <strong>{device}</strong>
              {isCurrent && ' (this one)'}
              <span className="soft small"> last used {momentText(seenAt)}</span>
            </span>
            {!isCurrent && (
              <button type="button" className="button button-quiet" disabled={end.isBusy} onClick={() => endOne(id)}>
                Sign out there<span className="hidden-visually">: {device}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <p>
        <button type="button" className="button button-quiet" disabled={signOut.isBusy} onClick={leave}>
          Sign out
        </button>
      </p>
      <p className="soft">Signing out also removes departures that were kept on this device.</p>
    </>
  );
}
