/** Background colours, per theme. */
const grounds = { light: '#ffffff', dark: '#161f31' } as const;

type Rgb = readonly [number, number, number];

const parse = (colour: string): Rgb => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const toHex = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** WCAG 2.2, relative luminance. */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(parse(one)), luminance(parse(other))].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Shifts a colour towards black or white until it is readable as text. */
export function readableAccent(accent: string, theme: keyof typeof grounds): string {
  const target: Rgb = theme === 'light' ? [0, 0, 0] : [255, 255, 255];
  const from = parse(accent);
  for (let step = 0; step <= 20; step++) {
    const share = step / 20;
    const towards = (index: 0 | 1 | 2) => from[index] + (target[index] - from[index]) * share;
    const mixed = toHex([towards(0), towards(1), towards(2)]);
    if (contrast(mixed, grounds[theme]) >= 4.5) return mixed;
  }
  return toHex(target);
}

/** `a1b2c3` in the URL; null for anything else. */
export function parseAccent(value: string): string | null {
  return /^[0-9a-f]{6}$/i.test(value) ? `#${value.toLowerCase()}` : null;
}
