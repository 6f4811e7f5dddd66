import type { Pair } from '@traip/engine/match';
import { type DraftResult, played } from '../model/draft.ts';

const pair = /(\d{1,3})-(\d{1,3})/g;
const onePair = /^\d{1,3}-\d{1,3}$/;
const withSets = /^(\d{1,3}-\d{1,3}) ?[([]([^)\]]*)[)\]]$/;
const blank = /^(?:|[-.x]|---?|v\.?s?\.?|tbd|n\/?a|pendiente|pendent|pending|\?{1,3})$/i;
const forfeit =
  /(?<![a-z])(?:w\.? ?o\.?|walkover|forfeit|ff|np|n\.p\.|incomparecencia|incompareixença)(?![a-z])/i;
const penalties = /\d{1,3}-\d{1,3} ?(?:pen\.?|p\.?|penaltis|penalties|pso)(?![a-z])/i;
const extraTime = /(?<![a-z])(?:a\.?e\.?t\.?|pr[oó]rr?(?:oga)?\.?|o\.?t\.?|e\.?t\.?)(?![a-z])/i;

/** A result as people write it: 2-1, 2:1, 6-3 6-4, 3-1 (25-20, …), 1-1 (4-3 pen). Null: none; undefined: unreadable. */
export function readScore(text: string): DraftResult | null | undefined {
  const cleaned = cleanUp(text);
  if (blank.test(cleaned)) return null;
  const shootOut = pairsIn(penalties.exec(cleaned)?.[0] ?? '')[0] ?? null;
  const isForfeit = forfeit.test(cleaned);
  const hasExtraTime = extraTime.test(cleaned);
  const numbers = numbersIn(
    cleanUp(cleaned.replace(penalties, ' ').replace(forfeit, ' ').replace(extraTime, ' ')),
  );
  if (numbers === null) return undefined;
  const { score, sets } = numbers;
  const [first = score] = sets;
  const outcome = isForfeit && first !== null ? forfeitBy(score ?? first) : 'NORMAL';
  return played({ score, sets, shootOut, extraTime: hasExtraTime || shootOut !== null, outcome });
}

/** One pair is a score, several are sets; the sets may follow a score in brackets. Null: neither. */
function numbersIn(text: string): Pick<DraftResult, 'score' | 'sets'> | null {
  const found = withSets.exec(text);
  if (found) return { score: pairsIn(found[1] ?? '')[0] ?? null, sets: pairsIn(found[2] ?? '') };
  const words = text.split(/[ ,;/|]+/).filter((word) => word !== '');
  if (words.length === 0 || !words.every((word) => onePair.test(word))) return null;
  const pairs = pairsIn(text);
  return pairs.length > 1 ? { score: null, sets: pairs } : { score: pairs[0] ?? null, sets: [] };
}

/** Pairs of numbers in a text, in order. */
export function pairsIn(text: string): readonly Pair[] {
  return Array.from(text.matchAll(pair), ([, home, away]) => ({ home: Number(home), away: Number(away) }));
}

/** The side with the lower score stayed away. */
const forfeitBy = ({ home, away }: Pair) =>
  home === away ? 'DOUBLE_FORFEIT' : home > away ? 'FORFEIT_AWAY' : 'FORFEIT_HOME';

/** With one kind of dash and no spaces around it, and without empty brackets. */
function cleanUp(text: string): string {
  const words = text.replaceAll(/[–—:]/g, '-').split(/\s+/).join(' ');
  return words
    .replaceAll(' -', '-')
    .replaceAll('- ', '-')
    .replaceAll(/[([] ?[)\]]/g, ' ')
    .trim();
}
