interface Props {
  readonly list: readonly { readonly code: string; readonly name: string }[];
}

/** The choices of a select. */
export function Options({ list }: Props) {
  return list.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
