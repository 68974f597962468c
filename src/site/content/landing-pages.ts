import { type LandingSource, type LandingView, landingViews } from '../page-models/landing-view.ts';
import { digest } from './digest.ts';
import { contentLibrary } from './load-content.ts';
import { pageContext } from './page-context.ts';

/** Every landing page with the introduction that it names. */
export async function landingSources(): Promise<readonly LandingSource[]> {
  const { landingPages, intros } = await contentLibrary();
  return landingPages.map(({ id, data }) => ({
    slug: id,
    data,
    intro: intros.find((intro) => intro.id === data.intro)?.data ?? null,
  }));
}

/** One part of a landing page, for `getStaticPaths`. */
export interface LandingRoute {
  readonly params: { readonly page: string };
  readonly props: { readonly kind: 'landing'; readonly view: LandingView; readonly siteUrl: string };
  readonly cacheKey: string;
}

async function readRoutes(): Promise<readonly LandingRoute[]> {
  const context = await pageContext();
  const { site, imageGroups, photographs } = context;
  const shared = digest(site, imageGroups, photographs);
  const views = (await landingSources()).flatMap((source) => landingViews(source, context));
  return views.map((view) => ({
    params: { page: view.part === 1 ? view.slug : `${view.slug}/page/${view.part}` },
    props: { kind: 'landing', view, siteUrl: site.url },
    cacheKey: digest(shared, view),
  }));
}

let routes: Promise<readonly LandingRoute[]> | undefined;

/** Every part of every landing page: `/{slug}`, then `/{slug}/page/2` and so on. */
export function landingRoutes(): Promise<readonly LandingRoute[]> {
  routes ??= readRoutes();
  return routes;
}

/** The first part of every landing page. */
export async function landingStarts(): Promise<readonly LandingRoute[]> {
  return (await landingRoutes()).filter(({ props }) => props.view.part === 1);
}
