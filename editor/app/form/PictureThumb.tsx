import { PICTURE_PATH, type Picture } from '../../lib/pictures.contract.ts';
import { useEditorForm } from './form-context.ts';

interface ThumbProps {
  /** As fields name it: `VAN/3`. */
  readonly pictureKey: string;
}

/** A small copy of a picture that a field names. */
export function PictureThumb({ pictureKey }: ThumbProps) {
  const { pictures } = useEditorForm();
  return <Thumb pictureKey={pictureKey} picture={pictures?.find(({ key }) => key === pictureKey)} />;
}

interface Props extends ThumbProps {
  /** Undefined for one that is not known. */
  readonly picture: Picture | undefined;
}

/** A small copy of a picture, with its description. */
export function Thumb({ pictureKey, picture }: Props) {
  const source = `${PICTURE_PATH}?${new URLSearchParams({ key: pictureKey, ...(picture && { v: picture.alt }) })}`;
  return <img className="editor-thumb" src={source} alt={picture?.alt ?? pictureKey} width={144} height={96} />;
}
