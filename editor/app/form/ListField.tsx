import { FieldGroup } from '../../../src/islands/kit/FieldGroup.tsx';
import { emptyValueOf, type Field } from '../../lib/field.ts';
import { choiceText } from '../../lib/field-labels.ts';
import { CheckboxList } from './CheckboxList.tsx';
import type { FormFieldProps } from './FormField.tsx';
import { useFieldValue } from './form-context.ts';
import { ListItem } from './ListItem.tsx';
import { RowButtons } from './RowButtons.tsx';
import { useRows } from './use-rows.ts';

interface Props extends FormFieldProps {
  readonly list: Extract<Field, { kind: 'list' }>;
}

/** A list: boxes to tick where its entries are a choice, else rows. */
export function ListField(props: Props) {
  const { item } = props.list;
  if (item.kind !== 'choice') return <RowList {...props} />;
  const choices = item.options.map((option) => ({ value: option, label: choiceText(option) }));
  return <CheckboxList named={props.named} path={props.path} choices={choices} />;
}

/** A list of rows that are added, moved and taken out. */
function RowList({ named, path, list }: Props) {
  const { id, value, problem, change } = useFieldValue(path);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const write = (next: readonly unknown[]) => change(next.length === 0 && !named.isRequired ? undefined : next);
  const { rows, add, remove, move } = useRows(entries, write);
  const isFull = list.maxLength !== null && entries.length >= list.maxLength;
  // Each entry belongs to one of another list: to an English text, or to a picture.
  const isFixed = list.minLength === list.maxLength && entries.length === list.minLength;
  const label = named.isRequired ? named.label : `${named.label} (optional)`;
  const lowest = list.minLength > 0 ? `at least ${list.minLength}` : '';
  const counts = [lowest, list.maxLength === null ? '' : `at most ${list.maxLength}`].filter(Boolean).join(', ');
  return (
    <div className="editor-group">
      <FieldGroup name={id} legend={label} problem={problem ?? null}>
        {named.help && <p className="editor-help">{named.help}</p>}
        <ul className="editor-rows" ref={rows} tabIndex={-1} aria-label={named.label}>
          {entries.map((_, index) => {
            const name = `${named.label} ${index + 1}`;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries are known by their places
              <li key={index} className="editor-row">
                <ListItem name={name} item={list.item} path={[...path, index]} />
                {!isFixed && (
                  <RowButtons
                    name={name}
                    index={index}
                    count={entries.length}
                    move={(to) => move(index, to)}
                    remove={() => remove(index)}
                  />
                )}
              </li>
            );
          })}
        </ul>
        <p className="editor-row-foot">
          {!isFull && (
            <button type="button" className="button button-quiet" onClick={() => add(emptyValueOf(list.item))}>
              Add an entry<span className="hidden-visually"> to {named.label}</span>
            </button>
          )}
          {counts && !isFixed && (
            <span className="soft small">
              {entries.length} now, {counts}
            </span>
          )}
        </p>
      </FieldGroup>
    </div>
  );
}
