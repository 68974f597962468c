import type { Language } from '../../lib/languages/language.ts';
import { type LandingSource, type LandingView, landingViews } from '../page-models/landing-view.ts';
import { digest } from './digest.ts';
import { contentLibrary } from './load-content.ts';
import { oncePerLanguage } from './once-per-language.ts';
import { pageContext } from './page-context.ts';
import { languagesOf, translatedFiles } from './translations.ts';

/** Every landing page with the introduction that it names. */
export async function landingSources(language: Language): Promise<readonly LandingSource[]> {
  const { landingPages, intros } = await contentLibrary(language);
  const existing = await translatedFiles('landing-pages', landingPages, language);
  return existing.map(({ id, data }) => ({
    slug: id,
    data,
    intro: intros.find((intro) => intro.id === data.intro)?.data ?? null,
  }));
}

/** One part of a landing page, for `getStaticPaths`. */
export interface LandingRoute {
  readonly params: { readonly page: string };
  readonly props: {
    readonly kind: 'landing';
    readonly view: LandingView;
    readonly siteUrl: string;
    readonly languages: readonly Language[];
  };
  readonly cacheKey: string;
}

/** Further parts stand alone: another language may have fewer listings, and so fewer parts. */
async function languagesOfView({ slug, part }: LandingView, language: Language): Promise<readonly Language[]> {
  return part === 1 ? languagesOf('landing-pages', slug) : [language];
}

/** Every part of every landing page: `/{slug}`, then `/{slug}/page/2` and so on. */
export const landingRoutes = oncePerLanguage(async (language): Promise<readonly LandingRoute[]> => {
  const context = await pageContext(language);
  const { site, imageGroups, photographs, rates } = context;
  const shared = digest(site, imageGroups, photographs, rates.date);
  const views = (await landingSources(language)).flatMap((source) => landingViews(source, context));
  return Promise.all(
    views.map(async (view) => {
      const languages = await languagesOfView(view, language);
      return {
        params: { page: view.part === 1 ? view.slug : `${view.slug}/page/${view.part}` },
        props: { kind: 'landing' as const, view, siteUrl: site.url, languages },
        cacheKey: digest(shared, view, languages),
      };
    }),
  );
});

/** The first part of every landing page. */
export async function landingStarts(language: Language): Promise<readonly LandingRoute[]> {
  return (await landingRoutes(language)).filter(({ props }) => props.view.part === 1);
}
