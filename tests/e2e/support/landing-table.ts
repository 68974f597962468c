import type { CatalogueRow } from './site.ts';

type Rule = (listing: CatalogueRow) => boolean;

const contains =
  (...parts: string[]): Rule =>
  ({ code }) =>
    parts.every((part) => code.includes(part));
const type =
  (...types: string[]): Rule =>
  (listing) =>
    types.includes(listing.type);
const route =
  (origin: string, destination: string): Rule =>
  (listing) =>
    listing.origin === origin && listing.destination === destination;
const fromElNido: Rule = ({ origin }) => origin === 'ELN';
const toPuertoPrincesa: Rule = ({ destination }) => destination === 'PPS';
const not =
  (rule: Rule): Rule =>
  (listing) =>
    !rule(listing);
const all =
  (...rules: Rule[]): Rule =>
  (listing) =>
    rules.every((rule) => rule(listing));

const privateVans = all(contains('PV'), not(contains('PPUR')));
const vans = not(type('JOINING_TOUR', 'PRIVATE_BOAT_TOUR'));
const puertoPrincesaTours = type('JOINING_TOUR', 'PRIVATE_BOAT_TOUR', 'PRIVATE_TRANSFER_WITH_TOUR');

/** Which listings each landing page shows: the table of specification.md#landing-pages. */
export const LANDING_TABLE: Readonly<Record<string, Rule>> = {
  '/shared-minivan-transfer': all(contains('SV'), type('SHARED_TRANSFER')),
  '/private-transfers': privateVans,
  '/book-a-transportation': privateVans,
  '/puerto-princesa-underground-river-tour': contains('PPUR'),
  '/tours-in-puerto-princesa': all(puertoPrincesaTours, toPuertoPrincesa),
  '/el-nido-joining-boat-tours': all(type('JOINING_TOUR'), fromElNido),
  '/el-nido-private-boat-tours': all(type('PRIVATE_BOAT_TOUR'), fromElNido),
  '/private-transfers-with-underground-river-tour': contains('PV', 'PPUR'),
  '/el-nido-island-tours-and-activities': all(type('JOINING_TOUR', 'PRIVATE_BOAT_TOUR'), fromElNido),
  '/puerto-princesa-to-port-barton': route('PPS', 'PBT'),
  '/port-barton-to-puerto-princesa': route('PBT', 'PPS'),
  '/puerto-princesa-to-el-nido': route('PPS', 'ELN'),
  '/el-nido-to-puerto-princesa': route('ELN', 'PPS'),
  '/puerto-princesa-to-sabang': route('PPS', 'SAB'),
  '/sabang-to-puerto-princesa': route('SAB', 'PPS'),
  '/el-nido-to-sabang': route('ELN', 'SAB'),
  '/sabang-to-el-nido': route('SAB', 'ELN'),
  '/el-nido-to-port-barton': route('ELN', 'PBT'),
  '/port-barton-to-el-nido': route('PBT', 'ELN'),
  '/el-nido-island-hopping-tour-a': contains('ELN-A'),
  '/el-nido-island-hopping-tour-b': contains('ELN-B'),
  '/el-nido-island-hopping-tour-c': contains('ELN-C'),
  '/el-nido-island-hopping-tour-d': contains('ELN-D'),
  '/transportation-options': vans,
  '/transportation': vans,
};

/** The landing pages of a pair of towns. */
export const ROUTE_PAGES: readonly string[] = Object.keys(LANDING_TABLE).filter((path) => /^\/.+-to-/.test(path));
