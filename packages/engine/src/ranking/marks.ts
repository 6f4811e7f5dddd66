const longest = 3;

/**
 * Parses a time in common notations: 1:02:03.45, 2:03,4, 59.99, 40'05" or 9"84. In milliseconds; null for
 * anything else, such as 1:75.2.
 */
export function parseTime(text: string): number | null {
  const [, hours, minutes, seconds = '', fraction = ''] =
    /^(?:(?:(\d{1,3}):)?(\d{1,3}):)?(\d{1,5})(?:[.,](\d{1,3}))?$/.exec(withColons(text.trim())) ?? [];
  if (seconds === '') return null;
  const isPair = (part: string) => part.length === 2 && Number(part) < 60;
  if (minutes !== undefined && !isPair(seconds)) return null;
  if (hours !== undefined && !isPair(minutes ?? '')) return null;
  const whole = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60 + Number(seconds);
  return whole * 1000 + Number(fraction.padEnd(longest, '0'));
}

/** Converts 1h02'03"4 to 1:02:03.4, with any kind of quotes. */
function withColons(text: string): string {
  const normalised = text.replaceAll(/[’′´]/g, "'").replaceAll(/''|[″”]/g, '"');
  if (!/['"]/.test(normalised)) return text;
  const [, hours, minutes, seconds, fraction = ''] =
    /^(?:(?:(\d+) ?h ?)?(\d+) ?' ?)?(\d+)(?:" ?(\d*))?$/i.exec(normalised) ?? [];
  if (seconds === undefined) return text;
  return `${[hours, minutes, seconds].filter((part) => part !== undefined).join(':')}${fraction && `.${fraction}`}`;
}

/** Parses a distance: 8m41, 8.41, 8,41 m or 72.5. In millimetres; null for anything else. */
export function parseDistance(text: string): number | null {
  const [, metres = '', fraction = ''] =
    /^(\d{1,4})(?:(?:m|[.,])(\d{1,3}))?(?: ?m)?$/.exec(text.trim()) ?? [];
  return metres === '' ? null : Number(metres) * 1000 + Number(fraction.padEnd(longest, '0'));
}

/**
 * Rounds up to the next unit, never to the nearest: 10 for photo finish and pool, 100 for hand timing, 1000
 * on roads.
 */
export function roundUp(ms: number, resolution: number): number {
  return Math.ceil(ms / resolution) * resolution;
}

/** A time for display, with as many decimals as its resolution has. */
export function formatTime(ms: number, resolution: number): string {
  const decimals = Math.max(0, 4 - `${resolution}`.length);
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => `${value}`.padStart(2, '0');
  const fraction = decimals === 0 ? '' : `.${`${ms % 1000}`.padStart(longest, '0').slice(0, decimals)}`;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}${fraction}`;
  return seconds >= 60 ? `${minutes}:${two(seconds % 60)}${fraction}` : `${seconds}${fraction}`;
}
