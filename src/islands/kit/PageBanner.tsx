import { useRef } from 'react';
import { overlaysMessages } from '../../lib/messages/overlays.ts';
import css from './banner.css?inline';
import type { Banner } from './notification-types.ts';
import { areInFlow } from './notifications-in-flow.ts';
import { SteadyFocus } from './SteadyFocus.tsx';
import { useLanguage } from './use-language.ts';
import { useLiveText } from './use-live-text.ts';
import { useOverlaySpace } from './use-overlay-space.ts';
import { useStyles } from './use-stylesheet.ts';

interface Props {
  readonly banner: Banner;
  readonly onRemove: () => void;
}

/** A quiet line with a link, which can be closed. */
export function PageBanner({ banner: { label, lang, link, onClose, text, tone }, onRemove }: Props) {
  useStyles(css);
  const language = useLanguage();
  const t = overlaysMessages(language);
  const box = useRef<HTMLElement>(null);
  const announced = useLiveText(text);
  useOverlaySpace(box, text);
  const close = () => {
    onClose?.();
    onRemove();
  };
  return (
    <aside
      ref={box}
      className="page-banner no-print"
      aria-label={label}
      lang={lang}
      data-tone={tone}
      data-in-flow={areInFlow() ? '' : undefined}
    >
      <SteadyFocus>
        {/* Said apart: text that came after its box would move what stands beside it. */}
        <span aria-hidden="true">{text}</span>
        <span className="hidden-visually" role="status">
          {announced}
        </span>
      </SteadyFocus>
      <a href={link.href}>{link.label}</a>
      <button type="button" aria-label={t.closeMessage} lang={lang && language} onClick={close}>
        ×
      </button>
    </aside>
  );
}
