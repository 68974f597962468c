import { type ReactNode, type Ref, useId } from 'react';
import css from './notice.css?inline';
import { useStyles } from './use-stylesheet.ts';

interface Props {
  /** The tone: information, waiting, a problem, or success. */
  readonly tone: 'info' | 'waiting' | 'problem' | 'good';
  readonly title?: string;
  readonly children?: ReactNode;
  /** "alert" where it responds to an action; "region" where its title names a part of the page. */
  readonly role?: 'alert' | 'status' | 'region';
  /** The element that may get the focus. */
  readonly box?: Ref<HTMLDivElement> | undefined;
  /** Whether a printed page has it; it has by default. */
  readonly isPrinted?: boolean;
}

/** A short highlighted text. */
export function Notice({ tone, title, children, role, box, isPrinted = true }: Props) {
  useStyles(css);
  const id = useId();
  const isRegion = role === 'region';
  return (
    <div
      className={isPrinted ? 'notice' : 'notice no-print'}
      data-tone={tone}
      role={role}
      {...(isRegion && { 'aria-labelledby': id })}
      ref={box}
      tabIndex={box ? -1 : undefined}
    >
      {title && <h2 id={isRegion ? id : undefined}>{title}</h2>}
      {children}
    </div>
  );
}

/** Buttons in a notice, or that stand for one. */
export function NoticeActions({ children }: { readonly children: ReactNode }) {
  useStyles(css);
  return <div className="notice-actions">{children}</div>;
}
