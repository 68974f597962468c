import type { Parameters } from './conversion-queries.ts';

/** Parameters that advertising systems agree on. Their names say nothing about a person; their values may. */
const LABELS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid', 'fbclid', 'msclkid'];

/** Which of the usual labels are among the parameters of an address. */
export function campaignLabels(queries: Parameters): readonly string[] {
  return LABELS.filter((label) => Object.hasOwn(queries, label));
}
