const METHODS: Readonly<Record<string, string>> = {
  manual: 'bank, wallet or cash',
  stripe: 'card',
  paymongo: 'GCash, Maya or card',
  invoice: 'invoice to the reseller',
};

/** A way of paying in words, within a sentence for the staff. */
export function methodText(method: string): string {
  return METHODS[method] ?? method;
}
