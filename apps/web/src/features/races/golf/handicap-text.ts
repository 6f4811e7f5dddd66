/** A handicap index for people: 12,4; a plus player has +2,1. */
export function handicapText(tenths: number, locale: string): string {
  const text = (Math.abs(tenths) / 10).toFixed(1);
  return `${tenths < 0 ? '+' : ''}${locale === 'es' ? text.replace('.', ',') : text}`;
}
