import { useEffect, useRef, useState } from 'react';
import { askedListings } from '../../lib/catalogue/known-listing.ts';
import { addToComparison, comparePath, parseComparison, type Shortlist } from '../../lib/catalogue/shortlist.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { pageLanguage } from '../page/page-language.ts';
import { $compared, $recent, $saved } from './shortlists.store.ts';
import { type AnsweredRequest, useAnsweredRequest } from './use-answered-request.ts';

/** Number of further listings that are offered. */
const MAX_OFFERED = 8;

/** The request of the comparison page. */
export interface ComparisonRequest {
  readonly compared: Shortlist;
  /** Saved and viewed ones that may be added. */
  readonly offered: Shortlist;
  readonly codes: Shortlist;
  /** Number of entries of the address that were skipped. */
  readonly leftOut: number;
}

/** The comparison, and what changes it. */
export interface Comparison {
  readonly answer: AnsweredRequest<ComparisonRequest> | null;
  readonly retry: () => void;
  readonly remove: (code: string) => void;
  /** @returns false when three are there already */
  readonly add: (code: string) => boolean;
}

function requestOf(compared: Shortlist, leftOut: number): ComparisonRequest {
  const others = new Set([...$saved.get(), ...$recent.get()]);
  const offered = [...others].filter((code) => !compared.includes(code)).slice(0, MAX_OFFERED);
  return { compared, offered, codes: [...compared, ...offered], leftOut };
}

function showAddress(compared: Shortlist): void {
  history.replaceState(history.state, '', localizedPath(comparePath(compared), pageLanguage()));
}

/** Compares what the address names, else what is stored; then follows every change. */
export function useComparison(): Comparison {
  const [request, setRequest] = useState<ComparisonRequest | null>(null);
  const [answer, retry] = useAnsweredRequest(request);
  const shown = useRef<Shortlist>([]);
  // True for a comparison from a link: this browser's own one is stored separately.
  const isShared = useRef(false);

  const show = (compared: Shortlist, leftOut = 0) => {
    shown.current = compared;
    showAddress(compared);
    setRequest(requestOf(compared, leftOut));
  };
  // A change replaces an empty comparison of this browser; else it is only shown.
  const change = (compared: Shortlist) => {
    if (isShared.current && $compared.get().length === 0) isShared.current = false;
    if (isShared.current) show(compared);
    else $compared.set(compared);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page
  useEffect(() => {
    const own = $compared.get();
    const { codes = [], leftOut = 0 } = parseComparison(new URLSearchParams(location.search)) ?? {};
    isShared.current = codes.length > 0 && codes.join() !== own.join();
    show(isShared.current ? codes : own, leftOut);
    return $compared.listen((list) => {
      if (!isShared.current && list.join() !== shown.current.join()) show(list);
    });
  }, []);

  // A trip that is not offered any more must not take one of the three places.
  useEffect(() => {
    const { gone } = askedListings(answer?.listings ?? new Map(), answer?.request.compared ?? []);
    if (gone.length === 0) return;
    const isOffered = (code: string) => !gone.includes(code);
    shown.current = shown.current.filter(isOffered);
    showAddress(shown.current);
    if (!$compared.get().every(isOffered)) $compared.set($compared.get().filter(isOffered));
  }, [answer]);

  const remove = (code: string) => change(shown.current.filter((other) => other !== code));
  const add = (code: string) => {
    const outcome = addToComparison(shown.current, code);
    if (outcome.kind === 'added') change(outcome.list);
    return outcome.kind === 'added';
  };
  return { answer, retry, remove, add };
}
