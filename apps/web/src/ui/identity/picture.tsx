interface PictureProps {
  readonly url: string;
  readonly size: number;
  readonly radius: string;
}

/** A picture that somebody uploaded. Decoration: the name always stands beside it. */
export function Picture({ url, size, radius }: PictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: stored small and square already, there is nothing to optimise
    <img
      src={url}
      alt=""
      width={size}
      height={size}
      style={{ flex: 'none', borderRadius: radius, objectFit: 'cover' }}
    />
  );
}
