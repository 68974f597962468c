import { startAuthentication, WebAuthnError } from '@simplewebauthn/browser';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { $deskSession } from '../../../src/islands/desk/desk-session.store.ts';
import { useDeskCommand } from '../../../src/islands/desk/use-desk-command.ts';
import { signOutContract } from '../../../src/lib/desk/session.contract.ts';
import { aDeskNetwork, aSession, type DeskNetwork, SIGNED_OUT } from '../../fixtures/fakes/a-desk-network.ts';
import { freshDesks } from '../../fixtures/steps/an-open-desk.tsx';

vi.mock('@simplewebauthn/browser', async (original) => ({
  ...(await original<object>()),
  startAuthentication: vi.fn(),
}));

const CONTRACT = { ...signOutContract, response: z.strictObject({}) };
const PATH = '/api/desk/changes';
const NEEDED = { status: 403, code: 'verification-needed' } as const;

let network: DeskNetwork;
const keys = () => network.calls.filter(({ path }) => path === PATH).map(({ key }) => key);

beforeEach(() => {
  network = aDeskNetwork();
  network.answer(`POST ${PATH}`, { status: 204 });
  network.answer('POST /api/desk/verification-options', { options: { challenge: 'abc' } });
  network.answer('POST /api/desk/verifications', aSession('owner', 'Ruel'));
  vi.mocked(startAuthentication).mockReset();
});

freshDesks();

function aCommand() {
  const { result } = renderHook(() => useDeskCommand(CONTRACT));
  return { result, send: () => act(() => result.current.send(PATH, {})) };
}

describe('a change of the desk (specification.md#signing-in)', () => {
  test('has a key of its own each time', async () => {
    const { send, result } = aCommand();
    await send();
    await send();
    const [first, second] = keys();
    expect(first).toMatch(/^[0-9A-Z]{16}$/);
    expect(second).not.toBe(first);
    expect(result.current).toMatchObject({ isBusy: false, problem: null });
  });

  test('that had no answer is sent again with the same key', async () => {
    const { send, result } = aCommand();
    network.answer(`POST ${PATH}`, { status: 503 });
    await send();
    expect(result.current.problem).toBe('The service did not answer. Try again in a moment.');
    network.answer(`POST ${PATH}`, { status: 204 });
    await send();
    const [first, second] = keys();
    expect(second).toBe(first);
    expect(result.current.problem).toBeNull();
  });

  test('that failed has its number in the log (specification.md#request-ids)', async () => {
    const { send, result } = aCommand();
    network.answer(`POST ${PATH}`, { status: 500, requestId: 'Q7K2M0XA' } as object);
    await send();
    expect(result.current.problem).toBe(
      'The service did not answer. Try again in a moment. Number in the log: Q7K2M0XA.',
    );
  });

  test('that asks for the passkey is sent again with the same key once it was used', async () => {
    vi.mocked(startAuthentication).mockImplementation(async () => {
      network.answer(`POST ${PATH}`, { status: 204 });
      return { id: 'key' } as never;
    });
    network.answer(`POST ${PATH}`, NEEDED);
    const { send, result } = aCommand();
    await send();
    const [first, second, ...others] = keys();
    expect(second).toBe(first);
    expect(others).toEqual([]);
    expect(result.current.problem).toBeNull();
    expect($deskSession.get()).toMatchObject({ kind: 'signed-in', session: { name: 'Ruel' } });
  });

  test('is not made where the passkey is not used', async () => {
    const cause = new DOMException('no', 'NotAllowedError');
    vi.mocked(startAuthentication).mockRejectedValue(
      new WebAuthnError({ message: 'no', code: 'ERROR_CEREMONY_ABORTED', cause }),
    );
    network.answer(`POST ${PATH}`, NEEDED);
    const { send, result } = aCommand();
    await send();
    expect(keys()).toHaveLength(1);
    expect(result.current.problem).toMatch(/^This needs your passkey once more, and it was not used/);
  });

  test('ends the session of who is signed out', async () => {
    network.answer(`POST ${PATH}`, SIGNED_OUT);
    const { send } = aCommand();
    await send();
    expect($deskSession.get()).toEqual({ kind: 'signed-out', hasEnded: true });
  });
});
