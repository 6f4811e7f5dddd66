interface QrPictureProps {
  readonly svg: string;
  readonly alt: string;
  readonly className: string | undefined;
}

/** The drawing as a picture, not as mark-up of the page: nothing inside it can act. */
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
