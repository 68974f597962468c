import type { CardPicture } from '../../lib/catalogue/listing-card.ts';

interface Props {
  /** Undefined while it is not known: its place is free. */
  readonly picture: CardPicture | undefined;
  /** The `sizes` attribute: "(min-width: 960px) 33vw, 100vw". */
  readonly sizes: string;
}

/** A listing's picture beside a text that describes it. */
export function CardImage({ picture, sizes }: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={picture?.avifSrcset} sizes={sizes} />
      <img loading="lazy" decoding="async" width={picture?.width} height={picture?.height} src={picture?.src} alt="" />
    </picture>
  );
}
