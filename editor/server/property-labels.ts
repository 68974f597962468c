import { upperFirst } from '../../src/lib/text/sentence-case.ts';

/** Labels that are no words of the property's name. */
const LABELS: Readonly<Record<string, string>> = {
  amountPhp: 'Amount in pesos',
  areaId: 'Pickup area',
  budgetBytes: 'Bytes saved at once',
  codeContains: 'Code has',
  codeExcludes: 'Code has not',
  depositPercent: 'Deposit in percent',
  feePercent: 'Fee in percent',
  id: 'ID',
  inc: 'People included',
  ladder: 'Refund steps',
  lang: 'Language',
  listingType: 'Type',
  maxPeople: 'Largest group',
  metaKeywords: 'Keywords',
  noShowFeePercent: 'Fee for a no-show in percent',
  processingFeePercent: 'Processing fee in percent',
  providerId: 'Company',
  ratePlan: 'Price',
  revDate: 'Date',
  reviewContent: 'Text',
  reviewRating: 'Stars',
  reviewTitle: 'Title',
  routesTo: 'Table of ways to',
  sched: 'Departure times',
  seoDescription: 'SEO description',
  seoTitle: 'SEO title',
  slug: 'Address',
  sms: 'SMS',
  updatedAt: 'Last edit',
  url: 'Public address',
  whatsapp: 'WhatsApp',
};

/** A currency, which is called by its code. */
const CODE = /^[A-Z]{3}$/;

/** The label of a property: "Featured highlights" for `featuredHighlights`. */
export function labelOf(property: string): string {
  const own = Object.hasOwn(LABELS, property) ? LABELS[property] : undefined;
  if (CODE.test(property)) return property;
  return own ?? upperFirst(property.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase());
}

/** Texts that are often longer than a line. */
const LONG = new Set([
  'about',
  'answer',
  'body',
  'description',
  'dropoffNote',
  'exclusions',
  'featuredHighlights',
  'goodToKnow',
  'groups',
  'importantNotes',
  'inclusions',
  'invitation',
  'itinerary',
  'lead',
  'note',
  'paragraphs',
  'purpose',
  'question',
  'reviewContent',
  'seoDescription',
  'steps',
  'summary',
]);

/** Whether texts of a property are often longer than a line, also those in its lists. */
export function isLongText(path: string): boolean {
  const name = path.split('.').findLast((part) => !/^[*@]/.test(part)) ?? '';
  return LONG.has(name);
}
