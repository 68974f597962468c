/** Whether an address may be another site's: where a payment service or a route rule sends the traveller. */
export type NavigationScope = 'own' | 'external';

/** Leaves the page for an address. */
export type Navigate = (address: string, scope?: NavigationScope) => void;

const WEB = ['https:', 'http:'];

/**
 * An address that may be gone to, as it was given.
 *
 * @param here the address of the page
 * @throws Error for another site's address without permission, and for what is no web address (specification.md#errors)
 */
export function permittedAddress(address: string, scope: NavigationScope, here: string): string {
  const url = URL.parse(address, here);
  const isPermitted =
    url !== null && WEB.includes(url.protocol) && (scope === 'external' || url.origin === new URL(here).origin);
  if (!isPermitted) throw new Error(`Navigating to an external address without permission: ${address}`);
  return address;
}
