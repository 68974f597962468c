/** Whether an address may be on another site: for payment services and route rules. */
export type NavigationScope = 'own' | 'external';

/** Leaves the page for an address. */
export type Navigate = (address: string, scope?: NavigationScope) => void;

const WEB = ['https:', 'http:'];

/**
 * Returns an address that may be opened, unchanged.
 *
 * @param here the address of the page
 * @throws Error for another site's address without permission, and for invalid addresses
 * (specification.md#errors)
 */
export function permittedAddress(address: string, scope: NavigationScope, here: string): string {
  const url = URL.parse(address, here);
  const isPermitted =
    url !== null && WEB.includes(url.protocol) && (scope === 'external' || url.origin === new URL(here).origin);
  if (!isPermitted) throw new Error(`Navigating to an external address without permission: ${address}`);
  return address;
}
