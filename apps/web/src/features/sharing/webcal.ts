/** The same address as one that programs of calendars open by themselves. */
export function webcal(address: string): string {
  return address.replace(/^https?:/, 'webcal:');
}
