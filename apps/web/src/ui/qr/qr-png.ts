import encodeQR from 'qr';

/** Large enough for a sharp poster. */
const pixels = 1024;

/** A QR code as a PNG to send or print; null if the browser can't draw it. */
export function qrPng(text: string): Promise<Blob | null> {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const square = Math.floor(pixels / rows.length);
  const canvas = document.createElement('canvas');
  canvas.width = square * rows.length;
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#14213d';
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) context.fillRect(x * square, y * square, square, square);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
