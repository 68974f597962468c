import { emptyValueOf, type Field } from '../../lib/field.ts';
import { choiceText } from '../../lib/field-labels.ts';
import { CheckboxList } from './CheckboxList.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FormFieldProps } from './FormField.tsx';
import { fieldLegend } from './field-legend.ts';
import { ListItem } from './ListItem.tsx';
import { Rows } from './Rows.tsx';
import { useFieldList } from './use-field-list.ts';
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
  const { entries, write } = useFieldList({ named, path });
  const rows = useRows(entries, write);
  const isFull = list.maxLength !== null && entries.length >= list.maxLength;
  // Each entry belongs to one of another list: to an English text, or to a picture.
  const isFixed = list.minLength === list.maxLength && entries.length === list.minLength;
  const nameOf = (_: unknown, index: number) => `${named.label} ${index + 1}`;
  const lowest = list.minLength > 0 ? `at least ${list.minLength}` : '';
  const counts = [lowest, list.maxLength === null ? '' : `at most ${list.maxLength}`].filter(Boolean).join(', ');
  return (
    <FieldFrame named={named} path={path} legend={fieldLegend(named)}>
      <Rows label={named.label} list={rows} nameOf={nameOf} isFixed={isFixed}>
        {(entry, index) => <ListItem name={nameOf(entry, index)} item={list.item} path={[...path, index]} />}
      </Rows>
      <p className="editor-row-foot">
        {!isFull && (
          <button type="button" className="button button-quiet" onClick={() => rows.add(emptyValueOf(list.item))}>
            Add an entry<span className="hidden-visually"> to {named.label}</span>
          </button>
        )}
        {counts && !isFixed && (
          <span className="soft small">
            {entries.length} now, {counts}
          </span>
        )}
      </p>
    </FieldFrame>
  );
}
