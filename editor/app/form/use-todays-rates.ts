import { useEffect, useRef, useState } from 'react';
import { deskProblemText } from '../../../src/islands/desk/call-desk.ts';
import { DEFAULT_LANGUAGE } from '../../../src/lib/languages/language.ts';
import { dateText } from '../../../src/lib/time/date.text.ts';
import { rateChanges, withTodaysRates } from '../../lib/rate-changes.ts';
import { type TodaysRates, todaysRatesContract } from '../../lib/rates.contract.ts';
import { callEditor } from '../call-editor.ts';
import { useEditorForm } from './form-context.ts';

/** What came of asking for the rates of today, in sentences; empty before anybody has. */
interface AskingState {
  readonly isAsking: boolean;
  readonly text: string;
  readonly isProblem: boolean;
}

const failed = (reason: string): AskingState => ({
  isAsking: false,
  text: `${reason} The rates stay as they are.`,
  isProblem: true,
});

function filled({ date, missing }: TodaysRates): AskingState {
  const rest = missing.length > 0 ? ` Nothing is published of ${missing.join(', ')}: those stay as they are.` : '';
  const day = dateText(date, DEFAULT_LANGUAGE);
  return { isAsking: false, text: `The form has the rates of ${day}. Nothing is saved yet.${rest}`, isProblem: false };
}

/** Fills the form of the exchange rates with those of today. It saves nothing. */
export function useTodaysRates() {
  const form = useEditorForm();
  const [state, setState] = useState<AskingState>({ isAsking: false, text: '', isProblem: false });
  // What is typed meanwhile stays; who has gone to another file fills nothing.
  const latest = useRef<typeof form | null>(null);
  useEffect(() => {
    latest.current = form;
    return () => {
      latest.current = null;
    };
  }, [form]);

  const take = async () => {
    if (state.isAsking) return;
    setState({ isAsking: true, text: '', isProblem: false });
    const outcome = await callEditor(todaysRatesContract, { path: todaysRatesContract.path, body: {} });
    if (latest.current === null) return;
    if (outcome.kind !== 'ok') return setState(failed(deskProblemText(outcome, false)));
    if (outcome.data.kind === 'failed') return setState(failed(outcome.data.reason));
    const { data, set } = latest.current;
    const updated = withTodaysRates(data, outcome.data);
    set(['date'], updated['date']);
    set(['source'], updated['source']);
    for (const { code, after } of rateChanges(data, updated)) set(['rates', code], after);
    setState(filled(outcome.data));
  };

  return { ...state, take };
}
