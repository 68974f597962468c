import { parsePictureKey } from '../../lib/catalogue/image-key.ts';
import { imagePath } from '../../lib/navigation/paths.ts';
import type { StructuredData } from './json-ld.ts';
import type { LandingView } from './landing-view.ts';
import { breadcrumbData, questionsData } from './structured-data.ts';

/** The head of a landing page. */
export interface LandingHead {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly shareImage: string;
  readonly structuredData: readonly StructuredData[];
}

/** Title, description and structured data of one part of a landing page. */
export function landingHead(view: LandingView, siteUrl: string): LandingHead {
  const { group, number } = parsePictureKey(view.hero);
  const questions = view.questions.length > 0 && view.part === 1 ? [questionsData(view.questions)] : [];
  return {
    title: view.part === 1 ? view.title : `${view.title}, page ${view.part}`,
    description: view.seoDescription,
    path: view.path,
    shareImage: imagePath(group, number),
    structuredData: [breadcrumbData(view.crumbs, siteUrl), ...questions],
  };
}
