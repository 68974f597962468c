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

/** One part of a landing page, as `getStaticPaths` wants it. */
export interface LandingRoute {
  readonly params: { readonly slug: string; readonly part: string };
  readonly props: { readonly kind: 'landing'; readonly view: LandingView; readonly siteUrl: string };
  readonly cacheKey: string;
}

async function readRoutes(): Promise<readonly LandingRoute[]> {
  const context = await pageContext();
  const { site, imageGroups } = context;
  const shared = digest(site, imageGroups);
  const views = (await landingSources()).flatMap((source) => landingViews(source, context));
  return views.map((view) => ({
    params: { slug: view.slug, part: String(view.part) },
    props: { kind: 'landing', view, siteUrl: site.url },
    cacheKey: digest(shared, view),
  }));
}

let routes: Promise<readonly LandingRoute[]> | undefined;

function allRoutes(): Promise<readonly LandingRoute[]> {
  routes ??= readRoutes();
  return routes;
}

/** The first part of every landing page: `/{slug}`. */
export async function landingRoutes(): Promise<readonly LandingRoute[]> {
  return (await allRoutes()).filter(({ props }) => props.view.part === 1);
}

/** The further parts of long landing pages: `/{slug}/page/2` and so on. */
export async function landingPartRoutes(): Promise<LandingRoute[]> {
  return (await allRoutes()).filter(({ props }) => props.view.part > 1);
}
