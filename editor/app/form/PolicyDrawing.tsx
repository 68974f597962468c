import { refundBars } from '../../lib/refund-bars.ts';
import { useEditorForm } from './form-context.ts';

/** A policy's refunds drawn from early to late, and its sentences as travellers read them. */
export function PolicyDrawing() {
  const { data, check } = useEditorForm();
  const bars = refundBars(data);
  const texts = check?.policyTexts ?? [];
  if (bars.length === 0 && texts.length === 0) return null;
  return (
    <section className="editor-extra" aria-label="What travellers read">
      <h2>What comes back</h2>
      <ul className="editor-bars">
        {bars.map(({ label, percent }) => (
          <li key={label}>
            <span className="editor-bar-label">{label}</span>
            <span className="editor-bar">
              <span style={{ width: `${percent}%` }} />
            </span>
            <strong>{percent}%</strong>
          </li>
        ))}
      </ul>
      {texts.length > 0 && <h2>What travellers read</h2>}
      <ul className="text-list">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
