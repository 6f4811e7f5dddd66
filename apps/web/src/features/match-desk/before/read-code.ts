/** Reads QR codes from camera frames. */
type ReadCode = (picture: ImageBitmapSource) => Promise<string | null>;

interface Detector {
  detect(picture: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own reader if it has one: it's faster, and copes with worse pictures. */
export async function createReader(): Promise<ReadCode> {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  const isNative = (await BarcodeDetector?.getSupportedFormats())?.includes('qr_code') ?? false;
  const Reader = BarcodeDetector && isNative ? BarcodeDetector : await loadReader();
  const detector = new Reader({ formats: ['qr_code'] });
  return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null;
}

async function loadReader(): Promise<DetectorClass> {
  return (await import('qr/decode.js')).BarcodeDetector as unknown as DetectorClass;
}
