type Rgb = readonly [number, number, number];

/** The contrast of two colours by WCAG 2.2: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(parse(one)), luminance(parse(other))].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Shifts a colour as little as possible towards another until it contrasts with all backgrounds. */
export function shifted(
  colour: string,
  towards: string,
  { grounds, least }: { readonly grounds: readonly string[]; readonly least: number },
): string {
  const [from, to] = [parse(colour), parse(towards)];
  for (let step = 0; step < steps; step++) {
    const mixed = mix(from, to, step / steps);
    if (grounds.every((ground) => contrast(mixed, ground) >= least)) return mixed;
  }
  return towards;
}

const steps = 40;

function parse(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function mix(from: Rgb, to: Rgb, share: number): string {
  const part = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return `#${[part(0), part(1), part(2)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
