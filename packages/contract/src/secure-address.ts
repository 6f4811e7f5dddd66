/** A web address that is safe to send anyone to. */
export function isSecureAddress(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && url.protocol === 'https:' && url.hostname.includes('.') && url.username === '';
}
