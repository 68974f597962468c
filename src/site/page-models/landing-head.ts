import type { Language } from '../../lib/languages/language.ts';
import { landingPageMessages } from '../../lib/messages/landing-page.ts';
import type { StructuredData } from './json-ld.ts';
import type { LandingView } from './landing-view.ts';
import type { SharePicture } from './share-picture.ts';
import { breadcrumbData } from './structured-data.ts';

/** The head of a landing page. */
export interface LandingHead {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly canonicalPath?: string | undefined;
  readonly share: SharePicture;
  readonly structuredData: readonly StructuredData[];
}

/** Title, description and structured data of one part of a page, but for its questions. */
export function landingHead(view: LandingView, siteUrl: string, language: Language): LandingHead {
  return {
    title: view.part === 1 ? view.title : landingPageMessages(language).titleOfPart(view.title, view.part),
    description: view.seoDescription,
    path: view.path,
    canonicalPath: view.canonicalPath,
    share: { page: view.path, picture: view.hero, title: view.title, note: view.lowestPrice },
    structuredData: [breadcrumbData(view.crumbs, siteUrl, language)],
  };
}
