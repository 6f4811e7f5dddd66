interface PictureProps {
  readonly url: string;
  readonly size: number;
  readonly radius: string;
}

/** Decorative: the name is beside it. */
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
