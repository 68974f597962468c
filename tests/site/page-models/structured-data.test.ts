import { describe, expect, test } from 'vitest';
import { listingPage } from '../../../src/site/page-models/listing-page.ts';
import {
  articleData,
  breadcrumbData,
  listingData,
  operatorData,
  questionsData,
} from '../../../src/site/page-models/structured-data.ts';
import { aBoatTour, aListing } from '../../fixtures/a-listing.ts';
import { aPageContext, aSite } from '../../fixtures/a-page-context.ts';
import { aReview } from '../../fixtures/a-review.ts';

const SITE = 'https://www.example.com';
const reviews = [aReview({ listingCode: 'PV-PPS-ELN' }), aReview({ listingCode: 'JT-ELN-A' })];

function dataOf(listing = aListing()) {
  return listingData(listingPage(listing, aPageContext([listing], { reviews })), '/images/VAN/VAN1.webp', SITE);
}

describe('structured data of a listing', () => {
  test('has its price in US dollars with markup, its address and its picture', () => {
    expect(dataOf()).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: 'Private van from Puerto Princesa to El Nido',
      url: 'https://www.example.com/transfers/puerto-princesa-to-el-nido-private-van',
      image: 'https://www.example.com/images/VAN/VAN1.webp',
      provider: { name: 'ADSTS' },
      offers: { '@type': 'Offer', price: 173, priceCurrency: 'USD' },
    });
  });

  test('calls a tour a trip', () => {
    expect(dataOf(aBoatTour())['@type']).toBe('TouristTrip');
  });

  test.each([aListing(), aBoatTour()])('never has a sample review (specification.md#reviews): $code', (listing) => {
    const text = JSON.stringify(dataOf(listing));
    expect(text).not.toMatch(/review|rating/i);
    expect(text).not.toContain('Hannah');
  });
});

describe('structured data of pages', () => {
  test('the operator has address and contacts', () => {
    expect(operatorData(aSite())).toMatchObject({
      '@type': 'TravelAgency',
      name: 'Dalan Palawan',
      url: SITE,
      email: 'hello@example.com',
      telephone: '+63485550100',
      address: { addressLocality: 'Puerto Princesa', postalCode: '5300', addressCountry: 'PH' },
    });
  });

  test('the way from home counts from one', () => {
    const crumbs = [
      { label: 'Home', path: '/' },
      { label: 'Tours', path: '/tours' },
    ];
    expect(breadcrumbData(crumbs, SITE).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/' },
      { '@type': 'ListItem', position: 2, name: 'Tours', item: 'https://www.example.com/tours' },
    ]);
  });

  test('each question has its answer', () => {
    expect(questionsData([{ question: 'Why?', answer: 'Because.' }]).mainEntity).toEqual([
      { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
    ]);
  });

  test('an article has its date, its picture and its publisher', () => {
    const article = {
      title: 'How to get there',
      seoDescription: 'By van.',
      updatedAt: '2026-11-21',
      path: '/article/x',
      image: '/images/VAN/VAN1.webp',
    };
    expect(articleData(article, aSite())).toMatchObject({
      '@type': 'Article',
      headline: 'How to get there',
      description: 'By van.',
      dateModified: '2026-11-21',
      image: 'https://www.example.com/images/VAN/VAN1.webp',
      mainEntityOfPage: 'https://www.example.com/article/x',
      publisher: { name: 'Dalan Palawan' },
    });
  });
});
