import type { Language } from '../languages/language.ts';
import { localizedPath } from '../languages/localized-path.ts';

/** Paths of single pages (specification.md#routes). */
export const PATHS = {
  home: '/',
  tours: '/tours',
  transfers: '/transfers',
  destinations: '/destinations',
  search: '/search',
  saved: '/saved',
  compare: '/compare',
  cart: '/cart',
  payment: '/payment',
  cancel: '/cancel',
  confirmation: '/confirmation',
  participants: '/participants',
  trips: '/trips',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  catalogue: '/catalogue.json',
  pictures: '/pictures.json',
  rates: '/rates.json',
  currencies: '/currencies.json',
  countries: '/countries.json',
  places: '/places.json',
  latestBuild: '/builds/latest.json',
  offline: '/offline',
} as const;

/** Paths that built pages alone name; no script carries them (specification.md#routes). */
export const STATIC_PATHS = {
  about: '/about',
  transportation: '/transportation',
  airportTransfers: '/airport-transfers',
  articleElNido: '/article/how-to-get-to-el-nido',
  /** For external links: the details of the private Underground River tour. */
  privateTourDetails: '/privatetour-details-PPS-PV-PPUREN',
  webManifest: '/manifest.webmanifest',
} as const;

/** The operator's own screens: apart from the paths that travellers' scripts carry. */
const DESK_PATH = '/desk';

/** A landing page or generic page: `/{slug}`. */
export function pagePath(slug: string): string {
  return `/${slug}`;
}

/** The n-th part of a landing page; the first is the page itself. */
export function landingPartPath(slug: string, part: number): string {
  return part === 1 ? pagePath(slug) : `/${slug}/page/${part}`;
}

export function destinationPath(slug: string): string {
  return `${PATHS.destinations}/${slug}`;
}

export function articlePath(slug: string): string {
  return `/article/${slug}`;
}

/** The landing page of a pair of towns, by their slugs. */
export function routePath(originSlug: string, destinationSlug: string): string {
  return `/${originSlug}-to-${destinationSlug}`;
}

/** The data file of a listing. */
export function listingDataPath(code: string): string {
  return `/listings/${code}.json`;
}

/** The booking screen of a listing. */
export function bookingPath(slug: string): string {
  return `/booking/${slug}`;
}

/**
 * The address of a booking for everyone who has its secret. The secret is in the fragment, which is
 * in no request, log or referrer.
 *
 * @param siteUrl the public address, without a slash at its end
 */
export function voucherLink(siteUrl: string, ref: string, secret: string, language: Language): string {
  return `${siteUrl}${localizedPath(PATHS.confirmation, language)}#ref=${encodeURIComponent(ref)}&secret=${encodeURIComponent(secret)}`;
}

/** The page with the forms of those who travel, from the address of their booking. */
export function participantsLink(bookingLink: string): string {
  return bookingLink.replace(`${PATHS.confirmation}#`, `${PATHS.participants}#`);
}

/** A picture master: `/images/VAN/VAN1.webp`. */
export function imagePath(group: string, number: number): string {
  return `/images/${group}/${group}${number}.webp`;
}

/** A country's flag. */
export function flagPath(country: string): string {
  return `/flags/${country}.svg`;
}

/** An icon of the installed app. */
export function iconPath(name: string): string {
  return `/icons/${name}.png`;
}

export function buildMetaPath(buildId: string): string {
  return `/builds/meta/${buildId}.json`;
}

/**
 * The return path after a payment. The secret of the booking is in the browser, never in an
 * address.
 */
export function confirmationPath(bookingRef: string, language: Language): string {
  return `${localizedPath(PATHS.confirmation, language)}?ref=${bookingRef}`;
}

/** The return path after a payment was cancelled. */
export function cancelPath(bookingRef: string, language: Language): string {
  return `${localizedPath(PATHS.cancel, language)}?ref=${bookingRef}`;
}

/** Calendars of companies are under it. */
export const CALENDARS_PATH = '/api/calendars/';

/** The secret address of a company's calendar. Calendar programs take no fragment. */
export function calendarLink(siteUrl: string, secret: string): string {
  return `${siteUrl}${CALENDARS_PATH}${secret}.ics`;
}

/**
 * The address at which a staff member registers a passkey. The secret is in the fragment, as in
 * {@link voucherLink}.
 */
export function invitationLink(siteUrl: string, secret: string): string {
  return `${siteUrl}${DESK_PATH}#/join/${secret}`;
}
