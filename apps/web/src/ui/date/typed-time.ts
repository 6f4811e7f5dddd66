const separated = /^(\d{1,2})\s*[:.h]\s*(\d{2})?$/i;
const digitsOnly = /^(\d{1,2})(\d{2})?$/;

/** The input for a time of day: `18:30`, `18.30`, `18h30`, `1830`, `18`. */
export function readTime(text: string): string | null {
  const typed = text.trim();
  const [, hours, minutes = '00'] = separated.exec(typed) ?? digitsOnly.exec(typed) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
