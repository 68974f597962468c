import type { ReactNode } from 'react';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { comparisonMessages } from '../../lib/messages/comparison.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { Message } from '../kit/Message.tsx';
import { useLanguage } from '../kit/use-language.ts';

/** How to begin a comparison: with what is offered below, else with a trip of the lists. */
export function EmptyComparison({ canAdd }: { readonly canAdd: boolean }) {
  const language = useLanguage();
  const t = comparisonMessages(language);
  const linkTo = (path: string) => (text: string) => <a href={localizedPath(path, language)}>{text}</a>;
  return (
    <p className="list-note">
      {`${t.none} `}
      {canAdd ? t.addBelow : <Message parts={t.browse<ReactNode>(linkTo(PATHS.tours), linkTo(PATHS.transfers))} />}
    </p>
  );
}
