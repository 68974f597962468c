import type { ReactNode, Ref } from 'react';
import css from './notice.css?inline';
import { useStyles } from './use-stylesheet.ts';

interface Props {
  /** The tone: information, waiting, a problem, or success. */
  readonly tone: 'info' | 'waiting' | 'problem' | 'good';
  readonly title?: string;
  readonly children?: ReactNode;
  /** "alert" where it responds to an action. */
  readonly role?: 'alert' | 'status';
  /** The element that may get the focus. */
  readonly box?: Ref<HTMLDivElement> | undefined;
}

/** A short highlighted text. */
export function Notice({ tone, title, children, role, box }: Props) {
  useStyles(css);
  return (
    <div className="notice" data-tone={tone} role={role} ref={box} tabIndex={box ? -1 : undefined}>
      {title && <h2>{title}</h2>}
      {children}
    </div>
  );
}
