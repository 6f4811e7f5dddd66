const placeholders = ['season', 'team', 'competition', 'category'] as const;
type NumberPlaceholder = (typeof placeholders)[number];

/** Why a pattern is invalid; `at` is a character index from 0. */
type PatternBreach =
  | { readonly breach: 'PATTERN_EMPTY' | 'SEQUENCE_MISSING' }
  | { readonly breach: 'PATTERN_TOO_LONG'; readonly max: number }
  | { readonly breach: 'BRACE_UNMATCHED'; readonly at: number }
  | { readonly breach: 'SEQUENCE_TWICE'; readonly at: number }
  | { readonly breach: 'CHARACTER_NOT_ALLOWED'; readonly at: number; readonly character: string }
  | {
      readonly breach: 'PLACEHOLDER_UNKNOWN';
      readonly at: number;
      readonly placeholder: string;
      readonly allowed: readonly NumberPlaceholder[];
    };

type NumberBreach =
  | PatternBreach
  | { readonly breach: 'VALUE_MISSING'; readonly placeholder: NumberPlaceholder }
  | { readonly breach: 'SEQUENCE_INVALID'; readonly sequence: number };

type Part =
  | { readonly kind: 'TEXT'; readonly text: string }
  | { readonly kind: 'VALUE'; readonly placeholder: NumberPlaceholder }
  | { readonly kind: 'SEQUENCE'; readonly digits: number };

const maxPatternLength = 60;

/** Null if a pattern such as `{season}-{team}-{0000}` is valid; else why not. */
export function patternBreach(pattern: string): PatternBreach | null {
  const parts = partsOf(pattern);
  return 'breach' in parts ? parts : null;
}

/** The number of the nth licence. Numbers with more digits than the pattern has zeros keep all of them. */
export function licenceNumber(
  pattern: string,
  values: Readonly<Partial<Record<NumberPlaceholder, string>>>,
  sequence: number,
): string | NumberBreach {
  const parts = partsOf(pattern);
  if ('breach' in parts) return parts;
  if (!Number.isSafeInteger(sequence) || sequence < 1) return { breach: 'SEQUENCE_INVALID', sequence };
  for (const part of parts)
    if (part.kind === 'VALUE' && !values[part.placeholder])
      return { breach: 'VALUE_MISSING', placeholder: part.placeholder };
  return parts.map((part) => formatPart(part, values, sequence)).join('');
}

function formatPart(
  part: Part,
  values: Readonly<Partial<Record<NumberPlaceholder, string>>>,
  sequence: number,
): string {
  if (part.kind === 'TEXT') return part.text;
  if (part.kind === 'VALUE') return values[part.placeholder] ?? '';
  return String(sequence).padStart(part.digits, '0');
}

function partsOf(pattern: string): readonly Part[] | PatternBreach {
  if (pattern.trim() === '') return { breach: 'PATTERN_EMPTY' };
  if (pattern.length > maxPatternLength) return { breach: 'PATTERN_TOO_LONG', max: maxPatternLength };
  const parts: Part[] = [];
  for (let at = 0; at < pattern.length; ) {
    const { part, end } = partAt(pattern, at);
    if ('breach' in part) return part;
    if (part.kind === 'SEQUENCE' && parts.some(({ kind }) => kind === 'SEQUENCE'))
      return { breach: 'SEQUENCE_TWICE', at };
    parts.push(part);
    at = end;
  }
  return parts.some(({ kind }) => kind === 'SEQUENCE') ? parts : { breach: 'SEQUENCE_MISSING' };
}

function partAt(pattern: string, at: number): { readonly part: Part | PatternBreach; readonly end: number } {
  const character = pattern[at] ?? '';
  if (character !== '{') return { part: textOf(character, at), end: at + 1 };
  const close = pattern.indexOf('}', at);
  if (close < 0) return { part: { breach: 'BRACE_UNMATCHED', at }, end: at };
  return { part: placeholderOf(pattern.slice(at + 1, close), at), end: close + 1 };
}

function textOf(character: string, at: number): Part | PatternBreach {
  if (character === '}') return { breach: 'BRACE_UNMATCHED', at };
  if (!/[A-Za-z0-9 ./_-]/.test(character)) return { breach: 'CHARACTER_NOT_ALLOWED', at, character };
  return { kind: 'TEXT', text: character };
}

function placeholderOf(inside: string, at: number): Part | PatternBreach {
  if (/^0{1,9}$/.test(inside)) return { kind: 'SEQUENCE', digits: inside.length };
  const placeholder = placeholders.find((one) => one === inside);
  if (placeholder) return { kind: 'VALUE', placeholder };
  return { breach: 'PLACEHOLDER_UNKNOWN', at, placeholder: inside, allowed: placeholders };
}
