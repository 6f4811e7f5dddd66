declare module 'fontkit' {
  /** A parsed font; PDFKit knows what is in it. */
  export type Font = object;
  export function create(bytes: Uint8Array): Font;
  /** Fonts of a format are made with `new`, from a stream of the bytes that its `probe` recognised. */
  export function registerFormat(format: {
    new (stream: { readonly buffer: Uint8Array }): Font;
    probe(bytes: Buffer): boolean;
  }): void;
}
