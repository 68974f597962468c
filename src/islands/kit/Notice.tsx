import type { ReactNode, Ref } from 'react';

interface Props {
  /** How it looks: something to know, to wait for, to mend; or something that is well. */
  readonly tone: 'info' | 'waiting' | 'problem' | 'good';
  readonly title?: string;
  readonly children?: ReactNode;
  /** "alert" where it comes as an answer to what the traveller did. */
  readonly role?: 'alert' | 'status';
  /** Where the focus may be brought. */
  readonly box?: Ref<HTMLDivElement>;
}

/** A short text that stands out. */
export function Notice({ tone, title, children, role, box }: Props) {
  return (
    <div className="notice" data-tone={tone} role={role} ref={box} tabIndex={box ? -1 : undefined}>
      {title && <h2>{title}</h2>}
      {children}
    </div>
  );
}
