import { describe, expect, test } from 'vitest';
import type { Site } from '../../../src/lib/site/site.schema.ts';
import { listingPage } from '../../../src/site/page-models/listing-page.ts';
import { operatorData, siteData } from '../../../src/site/page-models/operator-data.ts';
import { placeData } from '../../../src/site/page-models/place-data.ts';
import {
  articleData,
  breadcrumbData,
  listingData,
  questionsData,
} from '../../../src/site/page-models/structured-data.ts';
import { aBoatTour, aListing } from '../../fixtures/builders/a-listing.ts';
import { aPageContext, aSite } from '../../fixtures/builders/a-page-context.ts';
import { aPlace } from '../../fixtures/builders/a-place.ts';
import { aReview } from '../../fixtures/builders/a-review.ts';

const SITE = 'https://www.example.com';
const reviews = [aReview({ listingCode: 'PV-PPS-ELN' }), aReview({ listingCode: 'JT-ELN-A' })];

function dataOf(listing = aListing()) {
  return listingData(listingPage(listing, aPageContext([listing], { reviews })), '/images/VAN/VAN1.webp', SITE, 'en');
}

describe('structured data of a listing', () => {
  test('has its price in US dollars with markup, its address and its picture', () => {
    expect(dataOf()).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Private van from Puerto Princesa to El Nido',
      url: 'https://www.example.com/transfers/puerto-princesa-to-el-nido-private-van',
      image: 'https://www.example.com/images/VAN/VAN1.webp',
      sku: 'PV-PPS-ELN',
      brand: { name: 'ADSTS' },
      offers: { '@type': 'Offer', price: 173, priceCurrency: 'USD', description: 'for up to 8 people' },
    });
  });

  test('says nothing of places, which each departure has of its own', () => {
    expect(JSON.stringify(dataOf())).not.toContain('availability');
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
    expect(operatorData(aSite(), '/share/home.jpg', 'en')).toMatchObject({
      '@type': 'TravelAgency',
      '@id': 'https://www.example.com/#operator',
      name: 'Dalan Palawan',
      url: SITE,
      logo: 'https://www.example.com/icons/app-512.png',
      image: 'https://www.example.com/share/home.jpg',
      email: 'hello@example.com',
      telephone: '+63485550100',
      address: { addressLocality: 'Puerto Princesa', postalCode: '5300', addressCountry: 'PH' },
    });
  });

  test('the operator has hours, place and profiles where the settings have them', () => {
    const plain = operatorData(aSite(), '/share/home.jpg', 'en');
    for (const name of ['geo', 'openingHoursSpecification', 'sameAs']) expect(plain).not.toHaveProperty(name);
    const openingHours: Site['openingHours'] = [{ days: ['Monday', 'Sunday'], opens: '06:00', closes: '21:00' }];
    const profiles = ['https://www.facebook.com/example'];
    const site = aSite({ openingHours, profiles, position: { latitude: 9.7, longitude: 118.7 } });
    expect(operatorData(site, '/share/home.jpg', 'en')).toMatchObject({
      geo: { '@type': 'GeoCoordinates', latitude: 9.7, longitude: 118.7 },
      openingHoursSpecification: [{ dayOfWeek: ['Monday', 'Sunday'], opens: '06:00', closes: '21:00' }],
      sameAs: profiles,
    });
  });

  test('the site names the operator as its publisher', () => {
    expect(siteData(aSite(), 'en')).toMatchObject({
      '@type': 'WebSite',
      name: 'Dalan Palawan',
      publisher: { '@id': 'https://www.example.com/#operator' },
    });
  });

  test('a town has its place on the map', () => {
    const { latitude, longitude } = aPlace();
    expect(placeData(aPlace(), SITE, 'en')).toMatchObject({
      '@type': 'TouristDestination',
      url: 'https://www.example.com/destinations/el-nido',
      geo: { latitude, longitude },
    });
  });

  test('the way from home counts from one', () => {
    const crumbs = [
      { label: 'Home', path: '/' },
      { label: 'Tours', path: '/tours' },
    ];
    expect(breadcrumbData(crumbs, SITE, 'en').itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/' },
      { '@type': 'ListItem', position: 2, name: 'Tours', item: 'https://www.example.com/tours' },
    ]);
  });

  test('each question has its answer', () => {
    expect(questionsData([{ question: 'Why?', answer: 'Because.' }], 'fr').inLanguage).toBe('fr');
    expect(questionsData([{ question: 'Why?', answer: 'Because.' }], 'en').mainEntity).toEqual([
      { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
    ]);
  });

  test('an article has its date, its picture and its publisher', () => {
    const article = {
      title: 'How to get there',
      seoDescription: 'By van.',
      publishedAt: '2026-11-20',
      updatedAt: '2026-11-21',
      path: '/article/x',
      image: '/images/VAN/VAN1.webp',
    };
    expect(articleData(article, aSite(), 'en')).toMatchObject({
      '@type': 'Article',
      headline: 'How to get there',
      description: 'By van.',
      datePublished: '2026-11-20',
      dateModified: '2026-11-21',
      image: 'https://www.example.com/images/VAN/VAN1.webp',
      mainEntityOfPage: 'https://www.example.com/article/x',
      author: { name: 'Dalan Palawan' },
      publisher: { name: 'Dalan Palawan' },
    });
  });
});
