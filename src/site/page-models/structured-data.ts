import type { Article, BreadcrumbList, FAQPage, Service, TouristTrip, TravelAgency, WithContext } from 'schema-dts';
import { PATHS } from '../../lib/navigation/paths.ts';
import type { LandingPage } from '../../lib/site/landing-page.schema.ts';
import type { Site } from '../../lib/site/site.schema.ts';
import type { ListingPage } from './listing-page.ts';
import type { Crumb } from './page-context.ts';

const CONTEXT = 'https://schema.org';

/** The operator, for the home and contact pages. */
export function operatorData({ name, url, contacts, address, seoDescription }: Site): WithContext<TravelAgency> {
  return {
    '@context': CONTEXT,
    '@type': 'TravelAgency',
    name,
    url,
    description: seoDescription,
    email: contacts.email,
    telephone: contacts.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: 'PH',
    },
  };
}

/** The way from home to a page. */
export function breadcrumbData(crumbs: readonly Crumb[], siteUrl: string): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${siteUrl}${path}`,
    })),
  };
}

/** A listing with its price. Sample reviews never appear here (specification.md#reviews). */
export function listingData(page: ListingPage, imagePath: string, siteUrl: string): WithContext<Service | TouristTrip> {
  return {
    '@context': CONTEXT,
    '@type': page.path.startsWith(PATHS.tours) ? 'TouristTrip' : 'Service',
    name: page.title,
    description: page.seoDescription,
    image: `${siteUrl}${imagePath}`,
    url: `${siteUrl}${page.path}`,
    provider: { '@type': 'Organization', name: page.provider.name },
    offers: {
      '@type': 'Offer',
      price: page.priceUsd,
      priceCurrency: 'USD',
      url: `${siteUrl}${page.path}`,
    },
  };
}

/** The questions of a landing page. */
export function questionsData(questions: LandingPage['questions']): WithContext<FAQPage> {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** An article with its dates and its publisher. */
export function articleData(
  article: { title: string; seoDescription: string; updatedAt: string; path: string; image: string },
  { name, url }: Site,
): WithContext<Article> {
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    headline: article.title,
    description: article.seoDescription,
    dateModified: article.updatedAt,
    image: `${url}${article.image}`,
    mainEntityOfPage: `${url}${article.path}`,
    author: { '@type': 'Organization', name },
    publisher: { '@type': 'Organization', name },
  };
}
