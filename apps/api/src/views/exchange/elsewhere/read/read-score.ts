import type { Pair } from '@traip/engine/match';
import { type DraftResult, played } from '../draft.ts';

const dash = String.raw`\s*[-–—:]\s*`;
const pair = new RegExp(`(\\d{1,3})${dash}(\\d{1,3})`, 'g');
const wholePairs = new RegExp(`^\\d{1,3}${dash}\\d{1,3}(?:(?:\\s*[,;/|]\\s*|\\s+)\\d{1,3}${dash}\\d{1,3})*$`);
const withSets = new RegExp(`^(\\d{1,3}${dash}\\d{1,3})\\s*[([]([^)\\]]*)[)\\]]$`);
const nothing = /^(?:|[-–—:.x]|[-–—]\s*[-–—:]\s*[-–—]|v\.?s?\.?|tbd|n\/?a|pendiente|pendent|pending|\?+)$/i;
const forfeit = /\b(?:w\.?\s?o\.?|walkover|forfeit|ff|np|n\.p\.|incomparecencia|incompareixença)(?=\W|$)/i;
const penalties = new RegExp(
  `(\\d{1,3})${dash}(\\d{1,3})\\s*(?:pen\\.?|p\\.?|penaltis|penalties|pso)\\b\\.?`,
  'i',
);
const extraTime = /\b(?:a\.?e\.?t\.?|pr[oó]rr?\.?(?:oga)?|o\.?t\.?|e\.?t\.?)(?=\W|$)/i;

/** A result as people write it: 2-1, 2:1, 6-3 6-4, 3-1 (25-20, …), 1-1 (4-3 pen). Null: none; undefined: unreadable. */
export function readScore(text: string): DraftResult | null | undefined {
  const written = text.trim();
  if (nothing.test(written)) return null;
  const shootOut = pairsIn(penalties.exec(written)?.[0] ?? '')[0] ?? null;
  const isForfeit = forfeit.test(written);
  const wentOn = extraTime.test(written);
  const rest = tidied(written.replace(penalties, ' ').replace(forfeit, ' ').replace(extraTime, ' '));
  if (rest === '' || (!wholePairs.test(rest) && !withSets.test(rest))) return undefined;
  const { score, sets } = numbersIn(rest);
  const [first = score] = sets;
  const outcome = isForfeit && first !== null ? forfeitBy(score ?? first) : 'NORMAL';
  return played({ score, sets, shootOut, extraTime: wentOn || shootOut !== null, outcome });
}

/** One pair is a score, several are sets; in brackets behind a score stand its sets. */
function numbersIn(text: string): Pick<DraftResult, 'score' | 'sets'> {
  const found = withSets.exec(text);
  if (found) return { score: pairsIn(found[1] ?? '')[0] ?? null, sets: pairsIn(found[2] ?? '') };
  const pairs = pairsIn(text);
  return pairs.length > 1 ? { score: null, sets: pairs } : { score: pairs[0] ?? null, sets: [] };
}

/** Pairs of numbers in a text, in order. */
export function pairsIn(text: string): readonly Pair[] {
  return Array.from(text.matchAll(pair), ([, home, away]) => ({ home: Number(home), away: Number(away) }));
}

/** Whoever has the lower score stayed away. */
const forfeitBy = ({ home, away }: Pair) =>
  home === away ? 'DOUBLE_FORFEIT' : home > away ? 'FORFEIT_AWAY' : 'FORFEIT_HOME';

/** Without the brackets and strokes that only held what was taken out. */
function tidied(text: string): string {
  return text
    .replaceAll(/[([]\s*[)\]]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s,;]+$/, '')
    .replace(/^[\s,;.]+/, '')
    .trim();
}
