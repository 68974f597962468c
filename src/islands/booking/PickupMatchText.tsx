import { createElement, type ReactNode } from 'react';
import { pickupFinderMessages } from '../../lib/messages/pickup-finder.ts';
import type { PickupAnswer } from '../../lib/places/pickup-match.ts';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly answer: PickupAnswer;
  /** Requests again what did not come. */
  readonly onRetry: () => void;
}

/** The pickup or drop-off of a listing for a place, in words. */
export function PickupMatchText({ answer, onRetry }: Props) {
  const t = pickupFinderMessages(useLanguage());
  const ask = <a href="#book">{t.ask}</a>;
  if (answer.kind === 'notLoaded') {
    return (
      <p>
        {t.notLoaded}{' '}
        <button className="button button-quiet" type="button" onClick={onRetry}>
          {t.retry}
        </button>
      </p>
    );
  }
  if (answer.kind === 'unknown') {
    return createElement('p', null, ...t.unknown<ReactNode>(answer.text, ask));
  }
  const { place } = answer;
  if (answer.kind === 'outside') {
    return createElement('p', null, ...t.outside<ReactNode>(<strong>{place.name}</strong>, ask), ' ', place.note);
  }
  const isArea = place.areaId === place.place_id;
  return (
    <>
      {!isArea && <p>{t.near(place.name, place.note)}</p>}
      {answer.choices.map(({ side, area }) => (
        <p key={side}>
          <strong>{t.area[side](area.name)}</strong> {area.note}
        </p>
      ))}
    </>
  );
}
