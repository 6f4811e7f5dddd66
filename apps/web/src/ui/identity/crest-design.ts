/** White text has a contrast of 4.5 or more on each. */
const crestPalette = [
  '#0B7A70',
  '#6D3FD1',
  '#1C5FB3',
  '#B4232F',
  '#8A4B08',
  '#19773A',
  '#A11D6E',
  '#34495E',
  '#0A6C93',
  '#5B4BB5',
  '#9C3D12',
  '#4C6A12',
] as const;

const crestPatterns = ['plain', 'half', 'pale', 'sash', 'chief'] as const;
export type CrestPattern = (typeof crestPatterns)[number];

interface CrestDesign {
  readonly colour: string;
  readonly pattern: CrestPattern;
  readonly initials: string;
}

const unspoken = new Set(['cd', 'cf', 'fc', 'ud', 'sd', 'club', 'de', 'del', 'la', 'las', 'los', 'el']);

/** The same name always gets the same crest. */
export function crestDesign(name: string): CrestDesign {
  const hash = fnv1a(withoutAccents(name).toLowerCase());
  return {
    colour: crestPalette[hash % crestPalette.length] ?? crestPalette[0],
    pattern: crestPatterns[(hash >>> 8) % crestPatterns.length] ?? 'plain',
    initials: initialsOfTeam(name),
  };
}

/** First letters of the first and the last name, "?" for a hidden one; coloured like the crests. */
export function personDesign(firstName: string, surnames: string): Omit<CrestDesign, 'pattern'> {
  const { colour } = crestDesign(`${firstName} ${surnames}`);
  const initials = [firstName, surnames].map((part) => [...part.trim()][0] ?? '').join('');
  return { colour, initials: initials.toUpperCase() || '?' };
}

/** A pair is two people, any other name one: "Ana Ruiz / Luis Gil". */
export function peopleDesigns(name: string): readonly Omit<CrestDesign, 'pattern'>[] {
  return name.split(' / ').map((person) => {
    const [first = '', ...rest] = person.split(' ');
    return personDesign(first, rest[0] ?? '');
  });
}

function initialsOfTeam(name: string): string {
  const words = withoutAccents(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const spoken = words.filter((word) => !unspoken.has(word.toLowerCase()));
  const [first, second] = spoken.length > 0 ? spoken : words;
  if (first === undefined) return '?';
  return (second === undefined ? first.slice(0, 3) : `${first[0]}${second[0]}`).toUpperCase();
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** FNV-1a, 32 bit, over the UTF-8 bytes. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash >>> 0;
}
