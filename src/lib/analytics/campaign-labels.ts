import type { Parameters } from './conversion-queries.ts';

/**
 * Parameters that advertising systems agree on. Everything else in an address may be anything: a
 * name, a secret.
 */
const LABELS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_id',
  'utm_term',
  'utm_content',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'ttclid',
];

/** The usual labels among the parameters of an address. */
export function campaignLabels(queries: Parameters): Parameters {
  return Object.fromEntries(LABELS.flatMap((label) => (queries[label] ? [[label, queries[label]]] : [])));
}
