import type { Language } from '../../lib/languages/language.ts';
import { savedTripsMessages } from '../../lib/messages/saved-trips.ts';
import { usePreference } from '../currency/use-preference.ts';
import { Island } from '../kit/Island.tsx';
import { MissingCode } from './LoadErrors.tsx';
import { SavedLists } from './SavedLists.tsx';
import { useCardState } from './use-card-state.ts';
import { useSavedTrips } from './use-saved-trips.ts';

interface Props {
  readonly language?: Language | undefined;
}

/** The trips that this browser stores: an empty place until they are here. */
export function SavedTrips({ language }: Props) {
  const [answer, retry] = useSavedTrips();
  const state = useCardState();
  const format = usePreference(language);
  return (
    <Island messages={savedTripsMessages} language={language}>
      <div className="saved-list" data-saved-page="" aria-busy={answer === null}>
        {answer === null ? <MissingCode /> : <SavedLists answer={answer} {...state} format={format} onRetry={retry} />}
      </div>
    </Island>
  );
}
