const century = 100;
const years = /(?<!\d)((?:19|20)\d{2})(?!\d)(?:(\s?[/–-]\s?)((?:19|20)?\d{2})(?!\d))?/g;
const shortYears = /(?<!\d)(\d{2})([/–-])(\d{2})(?!\d)/g;
const lastNumber = /(?<!\d)(\d{1,3})$/;

/**
 * The name so many years later: "2026/27" becomes "2027/28". Without years, a final number goes up by one;
 * otherwise the given year is appended.
 */
export function nextName(
  name: string,
  { later = 1, givenYear }: { later?: number; givenYear?: number } = {},
): string {
  const advanced = advanceYears(name, later);
  if (advanced !== name) return advanced;
  if (lastNumber.test(name)) return name.replace(lastNumber, (number) => `${Number(number) + 1}`);
  return `${name} ${givenYear ?? 2}`;
}

/** Advances only the years in a text, if it has any. */
export function advanceYears(text: string, later: number): string {
  let isFound = false;
  const long = text.replaceAll(years, (_all, first: string, between?: string, second?: string) => {
    isFound = true;
    const next = `${Number(first) + later}`;
    if (between === undefined || second === undefined) return next;
    const isPair = Number(second) % century === (Number(first) + 1) % century;
    return `${next}${between}${isPair ? plus(second, later) : second}`;
  });
  if (isFound) return long;
  return text.replaceAll(shortYears, (all, first: string, between: string, second: string) =>
    (Number(first) + 1) % century === Number(second)
      ? `${plus(first, later)}${between}${plus(second, later)}`
      : all,
  );
}

/** Adds to a year; two digits stay two digits. */
function plus(digits: string, later: number): string {
  const sum = Number(digits) + later;
  return digits.length === 2 ? String(sum % century).padStart(2, '0') : `${sum}`;
}
