import { getCollection } from 'astro:content';
import type { Review } from '../../lib/catalogue/review.schema.ts';

let read: Promise<readonly Review[]> | undefined;

async function readReviews(): Promise<readonly Review[]> {
  const files = await getCollection('reviews');
  return files
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(({ data: { lang, reviews } }) => reviews.map((review) => ({ ...review, lang })));
}

/** All reviews in all languages, each with its language tag. */
export function allReviews(): Promise<readonly Review[]> {
  read ??= readReviews();
  return read;
}
