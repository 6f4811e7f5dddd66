import encodeQR from 'qr';

/** What ISO/IEC 18004 (section 9.1) asks for around the symbol, so that cameras find it. */
const quietZone = 4;

/** Stands on a ground of its own, so that it can be read on a dark page too; its squares touch without a seam. */
export function drawQr(text: string): string {
  const symbol = encodeQR(text, 'svg', { ecc: 'medium', border: quietZone });
  return symbol.replace('>', ' shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/>');
}
