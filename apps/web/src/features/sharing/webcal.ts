/** The same URL with a scheme that calendar apps open. */
export function webcal(address: string): string {
  return address.replace(/^https?:/, 'webcal:');
}
