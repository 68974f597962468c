import type { DeskDeparture } from '../../lib/desk/departures.contract.ts';
import screenCss from '../kit/screen.css?inline';
import formCss from '../kit/screen-form.css?inline';
import { useStyles } from '../kit/use-stylesheet.ts';
import { CallOffDialog } from './CallOffDialog.tsx';
import { DepartureDialog } from './DepartureDialog.tsx';
import dialogsCss from './desk-dialogs.css?inline';
import deskFormsCss from './desk-forms.css?inline';
import { SeatsDialog } from './SeatsDialog.tsx';

export type DepartureDialogKind = 'close' | 'ask' | 'open' | 'seats' | 'call-off';

interface Props {
  readonly kind: DepartureDialogKind;
  readonly departure: DeskDeparture;
  /** Reads the departure again after a change. */
  readonly reload: () => void;
  readonly close: () => void;
}

/** The dialogs of a departure: their code is loaded when one is opened. */
export function DepartureDialogs({ kind, ...dialog }: Props) {
  useStyles(screenCss + formCss + deskFormsCss + dialogsCss);
  switch (kind) {
    case 'seats':
      return <SeatsDialog {...dialog} />;
    case 'call-off':
      return <CallOffDialog {...dialog} />;
    default:
      return <DepartureDialog {...dialog} kind={kind} />;
  }
}
