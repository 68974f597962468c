import { LANGUAGE_CODES, type Language } from '../lib/languages/language.ts';
import { languageOfPath, localizedPath } from '../lib/languages/localized-path.ts';
import { PATHS } from '../lib/navigation/paths.ts';
import { checkPage, isOurPage, type PageCheck } from '../lib/offline/response-check.ts';
import type { PageOrigin } from '../lib/offline/worker-messages.ts';
import type { BuildCheck } from './build-check.ts';
import type { FetchedFile } from './file-store.ts';
import { readBody, responseFacts } from './network.ts';
import type { WorkerPorts } from './ports.ts';
import type { ResponseSources } from './response-sources.ts';
import type { RouteRules } from './route-rules.ts';
import type { FoundPage, SavedPages } from './saved-pages.ts';
import { FALLBACK_TIMEOUT_MS, NETWORK_TIMEOUT_MS, withTimeout } from './timeouts.ts';

/** A navigation and its resulting page. */
export interface Navigation {
  readonly request: Request;
  /** The id of the resulting page. */
  readonly client: string;
  /** Keeps the worker alive until some background work is done. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** A page from the network; its body is read where a saved page could replace it. */
interface NetworkPage {
  readonly response: Response;
  readonly verdict: PageCheck;
  readonly read: FetchedFile | null;
}

interface Dependencies {
  readonly ports: WorkerPorts;
  readonly pages: SavedPages;
  readonly check: BuildCheck;
  readonly rules: RouteRules;
  readonly sources: ResponseSources;
}

/** Creates the handler of navigations: it responds with that page or an explanation. */
export function createPageHandler({ ports, pages, check, rules, sources }: Dependencies) {
  const pathOf = ({ url }: Request) => new URL(url).pathname;

  async function store(path: string, answer: FetchedFile): Promise<void> {
    if (isOurPage(new TextDecoder().decode(answer.body))) await pages.store(path, answer, 'visit');
  }

  /** Fetches a page. Rejects without a network. */
  async function fetchPage({ request, waitUntil }: Navigation, isReplaceable: boolean): Promise<NetworkPage> {
    const response = await ports.fetch(request, (await check.isFresh()) ? {} : { cache: 'no-cache' });
    const verdict = checkPage(responseFacts(response));
    if (verdict === 'forget') waitUntil(pages.remove(pathOf(request)));
    if (verdict !== 'keep') return { response, verdict, read: null };
    // A page that breaks off must not take the place of a whole one.
    const whole = readBody(response.clone());
    waitUntil(whole.then((read) => store(pathOf(request), read)).catch(() => undefined));
    return { response, verdict, read: isReplaceable ? await whole : null };
  }

  function respond({ response, read }: NetworkPage): Response {
    return read ? new Response(read.body, { status: response.status, headers: response.headers }) : response;
  }

  function respondSaved({ client }: Navigation, { response }: FoundPage, origin: PageOrigin): Response {
    sources.record(client, origin);
    return response;
  }

  /**
   * Responds without a saved page: it may have moved, else a page explains it. With status 200, as
   * browsers log any other as a failure of the site.
   */
  async function respondMissing({ request, client }: Navigation, origin: PageOrigin): Promise<Response> {
    const target = await rules.targetOf(new URL(request.url));
    if (target !== null) return Response.redirect(new URL(target, ports.origin).href, 302);
    sources.record(client, origin);
    const page = await findOfflinePage(languageOfPath(pathOf(request)).language);
    return page ? new Response(page.response.body, { headers: page.response.headers }) : Response.error();
  }

  /** The explanation in a language, else in English, else in any that this phone has. */
  async function findOfflinePage(wanted: Language): Promise<FoundPage | null> {
    for (const language of [wanted, ...LANGUAGE_CODES]) {
      const page = await pages.find(localizedPath(PATHS.offline, language));
      if (page) return page;
    }
    return null;
  }

  async function respondFromNetwork(navigation: Navigation, saved: FoundPage | null): Promise<Response> {
    const network = fetchPage(navigation, saved !== null);
    navigation.waitUntil(network.catch(() => undefined));
    const timeoutMs = saved ? FALLBACK_TIMEOUT_MS : NETWORK_TIMEOUT_MS;
    const answer = await withTimeout(timeoutMs, network, ports).catch(() => 'no-network' as const);
    if (typeof answer === 'object') {
      if (answer.verdict === 'prefer-saved' && saved) return respondSaved(navigation, saved, 'no-network');
      sources.record(navigation.client, 'site');
      return respond(answer);
    }
    const origin = answer === 'too-slow' ? 'slow-network' : answer;
    return saved ? respondSaved(navigation, saved, origin) : respondMissing(navigation, origin);
  }

  /**
   * Responds to a navigation (specification.md#offline-and-updates: the site works offline). A
   * saved page where it is known to be current; else the network, or a saved page if that takes too
   * long.
   */
  return async function handlePage(navigation: Navigation): Promise<Response> {
    navigation.waitUntil(check.check());
    const saved = await pages.find(pathOf(navigation.request)).catch(() => null);
    if (saved?.isListed && (await check.isFresh())) return respondSaved(navigation, saved, 'site');
    return respondFromNetwork(navigation, saved);
  };
}
