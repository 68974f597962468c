import { PICTURE_PATH } from '../../lib/pictures.contract.ts';
import { useEditorForm } from './form-context.ts';

interface Props {
  /** As fields name it: `VAN/3`. */
  readonly pictureKey: string;
}

/** A small copy of a picture, with its description. */
export function PictureThumb({ pictureKey }: Props) {
  const { pictures } = useEditorForm();
  const picture = pictures?.find(({ key }) => key === pictureKey);
  const source = `${PICTURE_PATH}?${new URLSearchParams({ key: pictureKey, ...(picture && { v: picture.alt }) })}`;
  return <img className="editor-thumb" src={source} alt={picture?.alt ?? pictureKey} width={144} height={96} />;
}
