import type { Page, TestInfo } from '@playwright/test';
import type { StaffRole } from '../../../src/lib/desk/permissions.ts';
import { operate } from './operator.ts';

/** Gives the browser a phone's own passkeys, whose owner always says yes. */
export async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The path of an invitation to the desk, as the operator's command prints it. */
export async function invite(
  testInfo: TestInfo,
  name: string,
  role: StaffRole,
  ...more: readonly string[]
): Promise<string> {
  const { link } = JSON.parse(await operate(testInfo, 'invite', name, '--role', role, ...more, '--json'));
  const { pathname, hash } = new URL(link);
  return pathname + hash;
}
