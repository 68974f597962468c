interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the traveller saves data, or the connection is too slow for prefetching. */
export function isFrugal(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: NetworkInformation };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
