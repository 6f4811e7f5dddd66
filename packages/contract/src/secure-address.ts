/** An address of the web that everybody may be sent to. */
export function isSecureAddress(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && url.protocol === 'https:' && url.hostname.includes('.') && url.username === '';
}
