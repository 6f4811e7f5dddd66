/** "5 km", "2,5–5 km", "400 m": short courses in metres. */
export function kmText(metres: readonly number[], distance: number | null, locale: string): string {
  const isShort = distance !== null && distance < 3000;
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const numbers = metres.map((value) => format.format(isShort ? value : value / 1000));
  return `${numbers.join('–')} ${isShort ? 'm' : 'km'}`;
}
