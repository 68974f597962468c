/** An address with the name that mail readers show. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

const ADDRESS = /^[^\s@<>",;:()[\]\\]+@[^\s@<>",;:()[\]\\]+$/;

/** Reads `bookings@example.com` or `Dalan Palawan <bookings@example.com>`; null for anything else. */
export function parseMailbox(text: string): Mailbox | null {
  const [, name = '', bracketed] = /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(text.trim()) ?? [];
  const address = (bracketed ?? text).trim();
  return ADDRESS.test(address) ? { name: name.trim().replace(/^"(.*)"$/, '$1'), address } : null;
}
