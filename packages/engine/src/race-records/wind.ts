/** With more than two metres per second of tailwind a mark is not a record. In tenths. */
const maxWind = 20;

/** "+1.8", "-0,3", "2.1 m/s": tenths of metres per second; null for anything else. */
export function parseWind(text: string): number | null {
  const [, sign = '', metres = '', tenths = '0'] =
    /^([+\-−–]?)(\d{1,2})(?:[.,](\d))?(?: ?m\/s)?$/u.exec(text.trim()) ?? [];
  if (metres === '') return null;
  const wind = Number(metres) * 10 + Number(tenths);
  return sign === '' || sign === '+' ? wind : 0 - wind;
}

/** As shown in results: +1.8, -0.3, 0.0. */
export function windText(wind: number, locale: string): string {
  const text = (Math.abs(wind) / 10).toFixed(1);
  const sign = wind > 0 ? '+' : wind < 0 ? '−' : '';
  return `${sign}${locale === 'es' ? text.replace('.', ',') : text}`;
}

/** If wind matters, an unmeasured one counts as too much. */
export function isWindLegal(wind: number | null): boolean {
  return wind !== null && wind <= maxWind;
}
