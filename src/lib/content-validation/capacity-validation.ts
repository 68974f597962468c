import type { ListingSource } from '../catalogue/listing.schema.ts';
import { matchesFilter } from '../catalogue/listing-filter.ts';
import type { LandingPage } from '../site/landing-page.schema.ts';
import { type CapacityClaim, capacityClaims, ownCapacityClaims, smallestSplitGroup } from './capacity-claims.ts';
import type { ContentLibrary } from './content-library.ts';
import type { ContentProblem } from './content-problem.ts';

type Field = readonly [field: string, text: string];

function fieldsOf(field: string, texts: readonly string[]): readonly Field[] {
  return texts.map((text, index) => [`${field}.${index}`, text]);
}

function ownTexts({ content }: ListingSource): readonly Field[] {
  return [
    ['content.seoDescription', content.seoDescription],
    ...fieldsOf('content.featuredHighlights', content.featuredHighlights),
    ...fieldsOf('content.inclusions', content.inclusions),
    ...fieldsOf('content.exclusions', content.exclusions),
    ...fieldsOf('content.importantNotes', content.importantNotes),
  ];
}

function landingTexts({ lead, body, questions, seoDescription }: LandingPage): readonly Field[] {
  return [
    ['lead', lead],
    ...fieldsOf('body', body),
    ...fieldsOf(
      'questions',
      questions.map(({ question, answer }) => `${question} ${answer}`),
    ),
    ['seoDescription', seoDescription],
  ];
}

/** The listings that a claim is about; all where it names no vehicle or none matches. */
function subjects({ types }: CapacityClaim, listings: readonly ListingSource[]): readonly ListingSource[] {
  const named = listings.filter(({ listingType }) => types?.includes(listingType));
  return named.length > 0 ? named : listings;
}

function largestOf(listings: readonly ListingSource[]): ListingSource | undefined {
  return listings.toSorted((a, b) => b.maxPeople - a.maxPeople)[0];
}

function problemOf(file: string, field: string, { words }: CapacityClaim, { code, maxPeople }: ListingSource) {
  return { file, field, found: `"${words}"`, allowed: `what maxPeople says: ${code} takes up to ${maxPeople}` };
}

function claimProblems(
  file: string,
  [field, text]: Field,
  claims: readonly CapacityClaim[],
  listings: readonly ListingSource[],
): ContentProblem[] {
  const wrong = claims.flatMap((claim) => {
    const largest = largestOf(subjects(claim, listings));
    return largest && largest.maxPeople !== claim.people ? [problemOf(file, field, claim, largest)] : [];
  });
  const split = smallestSplitGroup(text);
  const roomier = split && largestOf(subjects(split, listings));
  return roomier && roomier.maxPeople >= split.people ? [...wrong, problemOf(file, field, split, roomier)] : wrong;
}

function ownProblems({ listings }: ContentLibrary): ContentProblem[] {
  return listings.flatMap(({ file, data }) =>
    ownTexts(data).flatMap((field) => claimProblems(file, field, ownCapacityClaims(field[1]), [data])),
  );
}

function pageProblems(library: ContentLibrary): ContentProblem[] {
  const published = library.listings.map(({ data }) => data).filter(({ status }) => status === 'PUBLISHED');
  return library.landingPages.flatMap(({ file, data }) => {
    const shown = published.filter((listing) => matchesFilter(listing, data.filter));
    const intro = library.intros.find(({ id }) => id === data.intro);
    const ofIntro = intro
      ? [...fieldsOf('paragraphs', intro.data.paragraphs), ['invitation', intro.data.invitation] as const]
      : [];
    return [
      ...landingTexts(data).flatMap((field) => claimProblems(file, field, capacityClaims(field[1]), shown)),
      ...ofIntro.flatMap((field) => claimProblems(intro?.file ?? '', field, capacityClaims(field[1]), shown)),
    ];
  });
}

function articleProblems({ articles, listings }: ContentLibrary): ContentProblem[] {
  return articles.flatMap(({ file, data, body = '' }) => {
    const routes = listings
      .map(({ data: listing }) => listing)
      .filter(({ destination }) => destination === data.routesTo);
    const paragraphs = body.split(/\n\s*\n/).map((text, index): Field => [`paragraph ${index + 1}`, text]);
    return [['lead', data.lead] as Field, ...paragraphs].flatMap((field) =>
      claimProblems(file, field, capacityClaims(field[1]), routes),
    );
  });
}

/**
 * Problems of texts that claim another largest group than the `maxPeople` of their listings. Each
 * is reported once.
 */
export function capacityProblems(library: ContentLibrary): readonly ContentProblem[] {
  const all = [...ownProblems(library), ...pageProblems(library), ...articleProblems(library)];
  return [...new Map(all.map((problem) => [JSON.stringify(problem), problem])).values()];
}
