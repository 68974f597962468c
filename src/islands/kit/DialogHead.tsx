import type { ReactNode, Ref } from 'react';
import { dialogsMessages } from '../../lib/messages/dialogs.ts';
import css from './dialog-head.css?inline';
import { IconButton } from './IconButton.tsx';
import { useLanguage } from './use-language.ts';
import { useStyles } from './use-stylesheet.ts';

interface Props {
  /** The id of the heading, which names the dialog. */
  readonly id: string;
  readonly title: string;
  /** The heading that gets the focus when the dialog opens: see use-modal.ts. */
  readonly heading: Ref<HTMLHeadingElement>;
  readonly close: () => void;
  /** Content below the title. */
  readonly children?: ReactNode;
}

/** The upper end of a dialog: its title and the button that closes it. */
export function DialogHead({ id, title, heading, close, children }: Props) {
  useStyles(css);
  const t = dialogsMessages(useLanguage());
  return (
    <div className="dialog-head">
      <div>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
      <IconButton icon="close" label={t.close} onClick={close} />
    </div>
  );
}
