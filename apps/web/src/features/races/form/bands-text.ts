interface Band {
  readonly key: string;
  readonly min: number;
  readonly max: number | null;
}

/** "Sénior: 20-34", one per line; without an upper age the group is open-ended. */
export function textOfBands(bands: readonly Band[]): string {
  return bands.map(({ key, min, max }) => `${key}: ${min}-${max ?? ''}`).join('\n');
}

/** The groups, or the first invalid line. */
export function bandsOfText(text: string): { readonly bands: Band[] } | { readonly wrong: string } {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const bands: Band[] = [];
  for (const line of lines) {
    const band = bandOf(line);
    if (band === null) return { wrong: line.trim() };
    bands.push(band);
  }
  return { bands };
}

function bandOf(line: string): Band | null {
  const colon = line.lastIndexOf(':');
  const key = line.slice(0, colon).trim();
  const [min = '', max = '', ...more] = line
    .slice(colon + 1)
    .split(/[-–]/)
    .map((part) => part.trim());
  const isAge = (text: string) => /^\d{1,3}$/.test(text);
  const isRead = colon > 0 && key !== '' && key.length <= 20 && isAge(min) && more.length === 0;
  if (!isRead || (max !== '' && !isAge(max))) return null;
  return { key, min: Number(min), max: max === '' ? null : Number(max) };
}

/** Usual age groups of road races: juniors, seniors, then every five years. */
export function usualBands(names: { readonly junior: string; readonly senior: string }): Band[] {
  const fives = [35, 40, 45, 50, 55].map((min) => ({ key: `${min}–${min + 4}`, min, max: min + 4 }));
  return [
    { key: names.junior, min: 0, max: 19 },
    { key: names.senior, min: 20, max: 34 },
    ...fives,
    { key: '60+', min: 60, max: null },
  ];
}
