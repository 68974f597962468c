import { itineraryProblem, parseItinerary } from '../catalogue/itinerary.ts';
import type { ListingSource } from '../catalogue/listing.schema.ts';
import { clocksIn } from '../time/clocks-in.text.ts';
import type { ContentFile, ContentLibrary } from './content-library.ts';
import type { ContentProblem } from './content-problem.ts';

/** Search engines cut longer ones. */
const MAX_DESCRIPTION_LENGTH = 155;

type ListingFile = ContentFile<ListingSource>;

function unknownReference(file: string, field: string, found: string, known: readonly string[]): ContentProblem[] {
  return known.includes(found) ? [] : [{ file, field, found: `"${found}"`, allowed: `one of ${known.join(', ')}` }];
}

/** The codes, ids and names that a listing may refer to. */
export interface KnownReferences {
  readonly places: readonly string[];
  readonly areas: readonly string[];
  readonly providers: readonly string[];
  readonly policies: readonly string[];
  readonly imageGroups: readonly string[];
}

/** Collects what listings may refer to, once for all of them. */
export function knownReferences(library: ContentLibrary): KnownReferences {
  return {
    places: library.places.map(({ data }) => data.code),
    areas: library.places.flatMap(({ data }) => data.areas.map(({ id }) => id)),
    providers: library.providers.map(({ data }) => data.id),
    policies: library.policies.map(({ id }) => id),
    imageGroups: Object.keys(library.imageGroups.data),
  };
}

function referenceProblems({ file, data }: ListingFile, known: KnownReferences): ContentProblem[] {
  const { content } = data;
  return [
    ...unknownReference(file, 'origin', data.origin, known.places),
    ...unknownReference(file, 'destination', data.destination, known.places),
    ...unknownReference(file, 'providerId', data.providerId, known.providers),
    ...unknownReference(file, 'policy', data.policy, known.policies),
    ...data.images.flatMap((group, index) => unknownReference(file, `images.${index}`, group, known.imageGroups)),
    ...content.pickup.flatMap((area, index) => unknownReference(file, `content.pickup.${index}`, area, known.areas)),
    ...content.dropoff.flatMap((area, index) => unknownReference(file, `content.dropoff.${index}`, area, known.areas)),
  ];
}

function itineraryProblems({ file, data: { content } }: ListingFile): ContentProblem[] {
  const problem = itineraryProblem(parseItinerary(content.itinerary), content.duration, content.sched);
  const labels = Object.keys(content.itinerary).join(', ');
  return problem
    ? [
        {
          file,
          field: 'content.itinerary',
          found: `${labels}: it ${problem}`,
          allowed: 'steps in order that add up to the duration',
        },
      ]
    : [];
}

function scheduleProblems({ file, data: { content } }: ListingFile): ContentProblem[] {
  const { sched } = content;
  const inOrder = sched.every((time, index) => index === 0 || time > (sched[index - 1] ?? ''));
  return inOrder
    ? []
    : [
        {
          file,
          field: 'content.sched',
          found: sched.join(', '),
          allowed: 'departure times from the earliest to the latest, each once',
        },
      ];
}

function capacityProblems({ file, data: { maxPeople, ratePlan } }: ListingFile): ContentProblem[] {
  return maxPeople >= ratePlan.inc
    ? []
    : [
        {
          file,
          field: 'maxPeople',
          found: String(maxPeople),
          allowed: `${ratePlan.inc} or more, because the price includes ${ratePlan.inc}`,
        },
      ];
}

/** Pages show hours as "3:00 PM", which may be longer than what an editor has written. */
function descriptionProblems({ file, data: { content } }: ListingFile): ContentProblem[] {
  const { length } = clocksIn(content.seoDescription, 'en-US');
  return length <= MAX_DESCRIPTION_LENGTH
    ? []
    : [
        {
          file,
          field: 'content.seoDescription',
          found: `${length} characters, with hours as pages show them`,
          allowed: 'a text of 120 to 155 characters',
        },
      ];
}

function codeProblems({ id, file, data: { code } }: ListingFile): ContentProblem[] {
  return id.toLowerCase() === code.toLowerCase()
    ? []
    : [{ file, field: 'code', found: `"${code}"`, allowed: `"${id}", the file's name` }];
}

/** Problems of one listing beyond its schema. */
export function listingProblems(listing: ListingFile, known: KnownReferences): ContentProblem[] {
  return [
    ...codeProblems(listing),
    ...referenceProblems(listing, known),
    ...itineraryProblems(listing),
    ...scheduleProblems(listing),
    ...capacityProblems(listing),
    ...descriptionProblems(listing),
  ];
}
