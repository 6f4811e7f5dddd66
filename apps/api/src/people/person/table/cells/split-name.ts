import { folded } from '../../../../platform/csv/folded.ts';

interface SplitName {
  readonly firstName: string;
  readonly surnames: string;
}

const particles = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'el',
  'da',
  'do',
  'dos',
  'das',
  'di',
  'van',
  'von',
  'der',
  'den',
]);
const links = new Set(['y', 'e', 'i']);

/** Second halves of given names such as José Luis or María del Carmen, by their first. */
const compound: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const afterMaria = words(
    'jose|jesus|teresa|isabel|luisa|elena|victoria|angeles|cristina|mercedes|del carmen|carmen|del mar|mar|del pilar|pilar|dolores|de los angeles|rosa|antonia|paz|belen|eugenia|fernanda|jose',
  );
  const afterJose = words(
    'luis|maria|antonio|manuel|carlos|angel|miguel|ramon|ignacio|javier|vicente|francisco|alberto|andres|enrique',
  );
  const afterJuan = words(
    'jose|carlos|antonio|manuel|luis|pablo|francisco|ramon|ignacio|miguel|diego|jesus|maria|de dios|andres|pedro',
  );
  const afterOthers = words(
    'jose|javier|manuel|maria|miguel|angel|antonio|carlos|luis|alberto|isabel|belen|jesus|fernando|ignacio',
  );
  return new Map([
    ['maria', afterMaria],
    ['mª', afterMaria],
    ['jose', afterJose],
    ['juan', afterJuan],
    ...['ana', 'luis', 'francisco', 'miguel', 'carlos', 'victor', 'rosa', 'pedro', 'marco'].map(
      (first) => [first, afterOthers] as const,
    ),
  ]);
})();

function words(list: string): ReadonlySet<string> {
  return new Set(list.split('|'));
}

/**
 * The two parts of a name in one cell. A comma or capitals separate them; otherwise it is read like a Spanish
 * name, with two surnames if three or more words allow it.
 */
export function splitName(cell: string, isSurnamesFirst: boolean): SplitName {
  const comma = cell.indexOf(',');
  if (comma >= 0) return { surnames: cell.slice(0, comma).trim(), firstName: cell.slice(comma + 1).trim() };
  const parts = partsOf(cell);
  const byCapitals = splitByCapitals(parts);
  if (byCapitals) return byCapitals;
  if (isSurnamesFirst) {
    const surnames = Math.min(2, parts.length - 1);
    return { surnames: joined(parts.slice(0, surnames)), firstName: joined(parts.slice(surnames)) };
  }
  const given = countGiven(parts);
  return { firstName: joined(parts.slice(0, given)), surnames: joined(parts.slice(given)) };
}

function joined(parts: readonly string[]): string {
  return parts.join(' ');
}

/** Words with their particles: "de la Fuente" and "Ortega y Gasset" are one part each. */
function partsOf(cell: string): readonly string[] {
  const parts: string[] = [];
  let isOpen = false;
  for (const word of cell.split(' ')) {
    const plain = folded(word);
    const isLink = links.has(plain) && parts.length > 0;
    if (isOpen || isLink) parts.push(`${parts.pop()} ${word}`);
    else parts.push(word);
    isOpen = isLink || particles.has(plain);
  }
  return parts;
}

function countGiven(parts: readonly string[]): number {
  if (parts.length <= 2) return 1;
  if (parts.length > 3) return parts.length - 2;
  const [first = '', second = ''] = parts.map(folded);
  return compound.get(first)?.has(second) ? 2 : 1;
}

/** "GARCÍA LÓPEZ Ana" and "Ana GARCÍA LÓPEZ": the capitals are surnames. */
function splitByCapitals(parts: readonly string[]): SplitName | null {
  const capitals = parts.map(isCapitals);
  const start = capitals.indexOf(false);
  const end = capitals.lastIndexOf(false);
  if (start > 0 && !capitals.includes(true, start))
    return { surnames: joined(parts.slice(0, start)), firstName: joined(parts.slice(start)) };
  if (start === 0 && end < parts.length - 1 && !capitals.slice(0, end).includes(true))
    return { firstName: joined(parts.slice(0, end + 1)), surnames: joined(parts.slice(end + 1)) };
  return null;
}

// One letter may be an initial.
function isCapitals(part: string): boolean {
  return /\p{Lu}\p{Lu}/u.test(part) && part === part.toUpperCase();
}
