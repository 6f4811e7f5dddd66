/** Metres from typed kilometres; null if empty, undefined if invalid. */
export function metresOf(km: string): number | null | undefined {
  const text = km.trim().replace(',', '.');
  if (text === '') return null;
  const metres = Math.round(Number(text) * 1000);
  return Number.isFinite(metres) && metres > 0 && metres <= 10_000_000 ? metres : undefined;
}

/** Metres of typed split points, in rising order; undefined if invalid. */
export function splitPointsOf(text: string): number[] | undefined {
  const points = text.split(/[;\n]| (?=\d)/).flatMap((part) => (part.trim() === '' ? [] : [metresOf(part)]));
  const isRising = points.every((point, at) => point != null && point > (points[at - 1] ?? 0));
  return isRising ? points.flatMap((point) => point ?? []) : undefined;
}

export function kmOf(metres: number | null, locale: string): string {
  return metres === null
    ? ''
    : new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(metres / 1000);
}
