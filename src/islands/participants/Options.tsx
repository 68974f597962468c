import { memo } from 'react';

interface Props {
  readonly list: readonly { readonly code: string; readonly name: string }[];
}

/** The choices of a select, made once: there are hundreds of countries. */
export const Options = memo(function Options({ list }: Props) {
  return list.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
});
