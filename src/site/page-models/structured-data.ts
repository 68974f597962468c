import type { Article, BreadcrumbList, FAQPage, Product, TouristTrip, WithContext } from 'schema-dts';
import type { Language } from '../../lib/languages/language.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import type { LandingPage } from '../../lib/site/landing-page.schema.ts';
import type { Site } from '../../lib/site/site.schema.ts';
import type { ListingPage } from './listing-page.ts';
import { CONTEXT, logoUrl } from './operator-data.ts';
import type { Crumb } from './page-context.ts';

/** The way from home to a page. */
export function breadcrumbData(
  crumbs: readonly Crumb[],
  siteUrl: string,
  language: Language,
): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${siteUrl}${localizedPath(path, language)}`,
    })),
  };
}

/**
 * A listing with its price. No availability, which each departure has of its own, and never a
 * sample review (specification.md#structured-data).
 */
export function listingData(
  page: ListingPage,
  imagePath: string,
  siteUrl: string,
  language: Language,
): WithContext<Product | TouristTrip> {
  const url = `${siteUrl}${localizedPath(page.path, language)}`;
  const shared = {
    '@context': CONTEXT,
    name: page.title,
    description: page.seoDescription,
    image: `${siteUrl}${imagePath}`,
    url,
    offers: {
      '@type': 'Offer',
      price: page.priceUsd,
      priceCurrency: 'USD',
      description: page.priceNote,
      url,
    },
  } as const;
  const { name } = page.provider;
  return page.path.startsWith(PATHS.tours)
    ? { ...shared, '@type': 'TouristTrip', provider: { '@type': 'Organization', name } }
    : { ...shared, '@type': 'Product', sku: page.code, brand: { '@type': 'Brand', name } };
}

/** The questions of a landing page. */
export function questionsData(questions: LandingPage['questions'], language: Language): WithContext<FAQPage> {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** An article with its dates and its publisher. */
export function articleData(
  article: {
    title: string;
    seoDescription: string;
    publishedAt: string;
    updatedAt: string;
    path: string;
    image: string;
  },
  { name, url }: Site,
  language: Language,
): WithContext<Article> {
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    headline: article.title,
    inLanguage: language,
    description: article.seoDescription,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    image: `${url}${article.image}`,
    mainEntityOfPage: `${url}${localizedPath(article.path, language)}`,
    author: { '@type': 'Organization', name, url },
    publisher: { '@type': 'Organization', name, url, logo: logoUrl(url) },
  };
}
