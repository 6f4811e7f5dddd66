interface QrPictureProps {
  readonly svg: string;
  readonly alt: string;
  readonly className: string | undefined;
}

/** As an image instead of inline markup: nothing inside can execute. */
export function QrPicture({ svg, alt, className }: QrPictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: the picture is in the address itself, there is nothing to optimise
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={alt}
      width={240}
      height={240}
      className={className}
    />
  );
}
