import { useEffect, useRef, useState } from 'react';
import type { CatalogueEntry } from '../../lib/catalogue/catalogue-entry.schema.ts';
import { afterPaint } from './after-paint.ts';

/** Number of cards in the first frame, which a window shows. The others follow frame by frame. */
const CARDS_FIRST = { narrow: 2, wide: 6 };
const CARDS_A_FRAME = 14;

/** Width from which cards are side by side (specification.md#interface). */
const WIDE_FROM = 600;

function cardsFirst(): number {
  return CARDS_FIRST[innerWidth < WIDE_FROM ? 'narrow' : 'wide'];
}

/** The number of cards in the first view, updated on resize to avoid forced layout. */
function useCardsFirst(): number {
  const [first, setFirst] = useState(cardsFirst);
  useEffect(() => {
    const update = () => setFirst(cardsFirst());
    addEventListener('resize', update);
    return () => removeEventListener('resize', update);
  }, []);
  return first;
}

/** The cards of a list that are rendered now. */
export interface GradualCards {
  /** Number of cards in the first view. */
  readonly first: number;
  readonly isDrawn: (entry: CatalogueEntry, place: number) => boolean;
}

/** Renders the cards in view first and the others frame by frame. Cards of the former list stay. */
export function useGradualCards(entries: readonly CatalogueEntry[]): GradualCards {
  const first = useCardsFirst();
  const drawn = useRef<ReadonlySet<string>>(new Set());
  const [step, setStep] = useState({ entries, count: first });
  const isKnown = ({ code }: CatalogueEntry) => drawn.current.has(code);
  const firstNew = entries.findIndex((entry) => !isKnown(entry));
  const count = step.entries === entries ? step.count : firstNew + first;
  const isDrawn = (entry: CatalogueEntry, place: number) => place < count || isKnown(entry);
  useEffect(() => {
    drawn.current = new Set(entries.filter(isDrawn).map(({ code }) => code));
    if (drawn.current.size >= entries.length) return;
    return afterPaint(() => setStep({ entries, count: count + CARDS_A_FRAME }));
  });
  return { first, isDrawn };
}
