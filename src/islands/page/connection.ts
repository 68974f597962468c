interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the traveller asked for few bytes, or the line is too slow for anything that is not asked for. */
export function isFrugal(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: NetworkInformation };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
