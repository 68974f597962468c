import type { TestInfo } from '@playwright/test';
import { operate } from './operator.ts';

interface Mail {
  readonly id: string;
  readonly bookingRef: string;
  readonly recipient: { readonly kind: string };
  readonly occasion: string;
}

/** The texts of the mails to the traveller of a booking, by what they are about. */
export async function mailsToTraveller(info: TestInfo, ref: string): Promise<Readonly<Record<string, string>>> {
  const mails: readonly Mail[] = JSON.parse(await operate(info, 'outbox', '--all', '--limit', '10000', '--json'));
  const own = mails.filter(({ bookingRef, recipient }) => bookingRef === ref && recipient.kind === 'traveller');
  const texts = await Promise.all(
    own.map(async ({ id, occasion }) => {
      const { text } = JSON.parse(await operate(info, 'outbox', '--show', id, '--json'));
      return [occasion, text] as const;
    }),
  );
  return Object.fromEntries(texts);
}
