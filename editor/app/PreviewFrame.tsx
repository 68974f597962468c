import { useLayoutEffect, useRef, useState } from 'react';
import { isLanguage, LANGUAGE_CODES, type Language } from '../../src/lib/languages/language.ts';
import type { Preview } from '../lib/pictures.contract.ts';
import { languageName } from './language-name.ts';

interface Props {
  readonly preview: Preview | null;
  readonly isLoading: boolean;
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
}

const WIDTHS = { phone: 375, desktop: 1280 } as const;

/**
 * Nothing in the frame runs. It is of this origin for the cookie of its pictures, and so that it
 * stays where somebody has scrolled.
 */
const SANDBOX = 'allow-same-origin';

/** The page that a draft makes, at the width of a phone or of a desktop. */
export function PreviewFrame({ preview, isLoading, language, setLanguage }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const [width, setWidth] = useState<keyof typeof WIDTHS>('phone');
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const resize = () => setScale(Math.min(1, (current.clientWidth || WIDTHS[width]) / WIDTHS[width]));
    resize();
    const observer = new ResizeObserver(resize);
    observer.observe(current);
    return () => observer.disconnect();
  }, [width]);
  const onLoad = () => {
    const page = frame.current?.contentWindow;
    page?.scrollTo(0, scrolled.current);
    page?.addEventListener('scroll', () => {
      scrolled.current = page.scrollY;
    });
    // A link would lead the frame to a page that has no place in it.
    page?.document.addEventListener('click', (event) => event.preventDefault());
  };
  return (
    <div className="editor-preview-body">
      <div className="editor-preview-tools">
        <label>
          <span className="hidden-visually">Width</span>
          <select value={width} onChange={({ target }) => setWidth(target.value === 'phone' ? 'phone' : 'desktop')}>
            <option value="phone">Phone</option>
            <option value="desktop">Desktop</option>
          </select>
        </label>
        <label>
          <span className="hidden-visually">Language</span>
          <select value={language} onChange={({ target }) => isLanguage(target.value) && setLanguage(target.value)}>
            {LANGUAGE_CODES.map((code) => (
              <option key={code} value={code}>
                {languageName(code)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status" className="soft small">
        {isLoading || !preview ? 'Making the preview …' : (preview.address ?? 'No page shows this file.')}
      </p>
      {preview?.problem && <p className="desk-problem">{preview.problem}</p>}
      <div className="editor-frame" ref={box} aria-busy={isLoading} hidden={preview !== null && !preview.html}>
        <iframe
          ref={frame}
          title="Preview of the page"
          sandbox={SANDBOX}
          srcDoc={preview?.html ?? ''}
          onLoad={onLoad}
          style={{ width: WIDTHS[width], height: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}
