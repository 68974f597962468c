import { PATHS } from '../lib/navigation/paths.ts';
import { isOurPage, type Verdict, verdictOnPage } from '../lib/offline/response-check.ts';
import type { Origin } from '../lib/offline/worker-messages.ts';
import type { Arrivals } from './arrivals.ts';
import type { BuildCheck } from './build-check.ts';
import type { ReadAnswer } from './file-store.ts';
import { factsOf, readWhole } from './network.ts';
import { GIVE_UP_MS, LAST_HOPE_MS, within } from './patience.ts';
import type { WorkerPorts } from './ports.ts';
import type { RouteRules } from './route-rules.ts';
import type { FoundPage, SavedPages } from './saved-pages.ts';

/** A navigation, and what the worker does for it besides answering. */
export interface Navigation {
  readonly request: Request;
  /** The page that will come of it. */
  readonly client: string;
  /** Keeps the worker alive for work that nobody waits for. */
  readonly later: (work: Promise<unknown>) => void;
}

/** What came over the network; the body is read already where something saved could stand for it. */
interface NetworkPage {
  readonly response: Response;
  readonly verdict: Verdict;
  readonly read: ReadAnswer | null;
}

interface Parts {
  readonly ports: WorkerPorts;
  readonly pages: SavedPages;
  readonly check: BuildCheck;
  readonly rules: RouteRules;
  readonly arrivals: Arrivals;
}

/** Makes the function that answers navigations. Its answer is the page that was asked for, or one that says why it is not: never another one. */
export function createPageAnswers({ ports, pages, check, rules, arrivals }: Parts) {
  const pathOf = ({ url }: Request) => new URL(url).pathname;

  async function keep(path: string, answer: ReadAnswer): Promise<void> {
    if (isOurPage(new TextDecoder().decode(answer.body))) await pages.keep(path, answer, 'visit');
  }

  /** Rejects where there is no network. */
  async function fromNetwork({ request, later }: Navigation, isReplaceable: boolean): Promise<NetworkPage> {
    const response = await ports.fetch(request, (await check.isFresh()) ? {} : { cache: 'no-cache' });
    const verdict = verdictOnPage(factsOf(response));
    if (verdict === 'forget') later(pages.forget(pathOf(request)));
    if (verdict !== 'keep') return { response, verdict, read: null };
    // A page of which only the beginning comes must not be shown in the place of a whole one.
    const whole = readWhole(response.clone());
    later(whole.then((read) => keep(pathOf(request), read)).catch(() => undefined));
    return { response, verdict, read: isReplaceable ? await whole : null };
  }

  function show({ response, read }: NetworkPage): Response {
    return read ? new Response(read.body, { status: response.status, headers: response.headers }) : response;
  }

  function showSaved({ client }: Navigation, { response }: FoundPage, origin: Origin): Response {
    arrivals.note(client, origin);
    return response;
  }

  /**
   * Nothing is saved under the address: it may have moved, else the traveller reads that, and what is there instead. With status
   * 200: it is this phone's own answer, and browsers print any other as the failure of a site that nobody has asked.
   */
  async function withoutPage({ request, client }: Navigation, origin: Origin): Promise<Response> {
    const target = await rules.targetOf(new URL(request.url));
    if (target !== null) return Response.redirect(new URL(target, ports.origin).href, 302);
    arrivals.note(client, origin);
    const page = await pages.find(PATHS.offline);
    return page ? new Response(page.response.body, { headers: page.response.headers }) : Response.error();
  }

  async function answerFromNetwork(navigation: Navigation, saved: FoundPage | null): Promise<Response> {
    const network = fromNetwork(navigation, saved !== null);
    navigation.later(network.catch(() => undefined));
    const patience = saved ? GIVE_UP_MS : LAST_HOPE_MS;
    const answer = await within(patience, network, ports).catch(() => 'no-network' as const);
    if (typeof answer === 'object') {
      if (answer.verdict === 'prefer-saved' && saved) return showSaved(navigation, saved, 'no-network');
      arrivals.note(navigation.client, 'site');
      return show(answer);
    }
    const origin = answer === 'too-slow' ? 'slow-network' : answer;
    return saved ? showSaved(navigation, saved, origin) : withoutPage(navigation, origin);
  }

  /**
   * Answers a navigation: out of what is saved where that is known to be the site's newest, else over the network, with what is
   * saved where no answer comes in time (specification.md#offline-and-updates: the site works offline).
   */
  return async function answerPage(navigation: Navigation): Promise<Response> {
    navigation.later(check.check());
    const saved = await pages.find(pathOf(navigation.request)).catch(() => null);
    if (saved?.isListed && (await check.isFresh())) return showSaved(navigation, saved, 'site');
    return answerFromNetwork(navigation, saved);
  };
}
