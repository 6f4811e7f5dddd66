/** A busy browser may start a download late, and a URL revoked by then saves nothing. */
const revokeAfter = 60_000;

export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeAfter);
}

export function saveFile(
  name: string,
  content: string,
  type: 'text/csv' | 'application/json' | 'text/plain',
): void {
  saveBlob(name, new Blob([content], { type: `${type};charset=utf-8` }));
}
