import { useEffect, useRef, useState } from 'react';
import type { CatalogueEntry } from '../../lib/catalogue/catalogue-entry.schema.ts';
import { afterPaint } from './after-paint.ts';

/** The first ones are in the next frame: as many as a window shows. Those below come in the frames after, so many at a time. */
const CARDS_FIRST = { narrow: 2, wide: 6 };
const CARDS_A_FRAME = 14;

/** From here on cards may stand side by side (specification.md#interface). */
const WIDE_FROM = 600;

function cardsFirst(): number {
  return CARDS_FIRST[innerWidth < WIDE_FROM ? 'narrow' : 'wide'];
}

/** How many cards are seen at once. Asked when the window changes: the browser might have to lay out the page for an answer. */
function useCardsFirst(): number {
  const [first, setFirst] = useState(cardsFirst);
  useEffect(() => {
    const update = () => setFirst(cardsFirst());
    addEventListener('resize', update);
    return () => removeEventListener('resize', update);
  }, []);
  return first;
}

/** Which cards of a list are drawn now. */
export interface GradualCards {
  /** So many are seen at once. */
  readonly first: number;
  readonly isDrawn: (entry: CatalogueEntry, place: number) => boolean;
}

/** Draws a window's worth of cards at once and the others frame by frame; what was drawn for the list before stays so. */
export function useGradualCards(entries: readonly CatalogueEntry[]): GradualCards {
  const first = useCardsFirst();
  const drawn = useRef<ReadonlySet<string>>(new Set());
  const [step, setStep] = useState({ entries, most: first });
  const isKnown = ({ code }: CatalogueEntry) => drawn.current.has(code);
  const firstNew = entries.findIndex((entry) => !isKnown(entry));
  const most = step.entries === entries ? step.most : firstNew + first;
  const isDrawn = (entry: CatalogueEntry, place: number) => place < most || isKnown(entry);
  useEffect(() => {
    drawn.current = new Set(entries.filter(isDrawn).map(({ code }) => code));
    if (drawn.current.size >= entries.length) return;
    return afterPaint(() => setStep({ entries, most: most + CARDS_A_FRAME }));
  });
  return { first, isDrawn };
}
