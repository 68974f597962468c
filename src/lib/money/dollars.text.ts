import { formatMoney } from './format-money.ts';

/**
 * US dollars for readers of any country: "$" alone could be Australian, Canadian or Singapore dollars to those who pay in them.
 *
 * @example dollarText(3460) // 'US$34.60'
 */
export function dollarText(cents: number): string {
  return `US${formatMoney({ minor: cents, currency: 'USD' })}`;
}
