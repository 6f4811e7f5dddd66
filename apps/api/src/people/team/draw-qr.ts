import encodeQR from 'qr';

/** Required around the symbol by ISO/IEC 18004 (section 9.1). */
const quietZone = 4;

/** With a white background, so that it can be scanned on a dark page, and crisp edges, so that no seams show. */
export function drawQr(text: string): string {
  const symbol = encodeQR(text, 'svg', { ecc: 'medium', border: quietZone });
  return symbol.replace('>', ' shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/>');
}
