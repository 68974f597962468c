const IGNORES_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * What is the same for all addresses that end in one mailbox, as far as that is known: `Maria.S+1@Gmail.com` is `marias@gmail.com`. For counting alone, never for
 * sending.
 */
export function mailboxIdentity(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/.exec(address.trim().toLowerCase()) ?? [];
  const [user = ''] = local.split('+');
  return IGNORES_DOTS.has(domain) ? `${user.replaceAll('.', '')}@gmail.com` : `${user || local}@${domain}`;
}
