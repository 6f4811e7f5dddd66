import { matchUnitOf } from '@traip/engine';
import type { useTranslations } from 'next-intl';
import { formatMinute } from '../../../ui/match/format-minute.ts';
import type { PublicMatchData } from '../data/load.ts';
import { rulesOf } from '../data/rules-of.ts';
import { setsOf } from '../data/sets-of.ts';
import { type TimelineEntry, timelineEntries } from '../data/timeline-entries.ts';

type Player = NonNullable<TimelineEntry['player']>;

/** The texts of a report's language, and people's names. */
export interface ReportTexts {
  readonly t: ReturnType<typeof useTranslations<'publicMatch'>>;
  readonly nameOf: (player: Player) => string;
  /** How a bout was won. */
  readonly method: string | null;
}

/** Longer lists of goals are left out. */
const maxGoals = 12;

/** What happened, in sentences that state only known facts. */
export function reportOf(match: PublicMatchData, texts: ReportTexts): readonly string[] {
  const facts = [outcomeSentence, goalsSentence, sentOffSentence, advancesSentence, mvpSentence];
  return facts.flatMap((sentence) => sentence(match, texts) ?? []);
}

type Sentence = (match: PublicMatchData, texts: ReportTexts) => string | null;

const pair = (first: number, second: number) => `${first}–${second}`;

const outcomeSentence: Sentence = (match, texts) => {
  const { home, away, score, ending } = match;
  if (home === null || away === null || score === null || ending === null) return null;
  const { t, method } = texts;
  const sides = { home: home.name, away: away.name };
  if (ending.outcome === 'DOUBLE_FORFEIT')
    return t('report.bothForfeit', { ...sides, unit: matchUnitOf(rulesOf(match)) });
  if (ending.winner !== null) return victory(match, texts, { sides, score, winner: ending.winner });
  if (method !== null) return t('report.boutDrawn', { ...sides, method: inSentence(method) });
  return t('report.drawn', { ...sides, score: pair(score.home, score.away) });
};

/** A method within a sentence: "on points", but "KO" and "RSC" stay as they are. */
function inSentence(method: string): string {
  return /^\p{Lu}\p{Ll}/u.test(method) ? method.charAt(0).toLowerCase() + method.slice(1) : method;
}

interface Scored {
  readonly home: number;
  readonly away: number;
}

interface Decided {
  readonly sides: { readonly home: string; readonly away: string };
  readonly score: Scored;
  readonly winner: 'HOME' | 'AWAY';
}

/** From the winner's side, except in a shoot-out, where both scores matter. */
function victory(
  match: PublicMatchData,
  { t, method }: ReportTexts,
  { sides, score, winner: side }: Decided,
) {
  const isHome = side === 'HOME';
  const [winner, loser] = isHome ? [sides.home, sides.away] : [sides.away, sides.home];
  const turned = (one: Scored) => (isHome ? pair(one.home, one.away) : pair(one.away, one.home));
  if (method !== null) return t('report.bout', { winner, loser, method: inSentence(method) });
  if (match.ending?.outcome.startsWith('FORFEIT'))
    return t('report.forfeit', { winner, loser, score: turned(score) });
  const shootOut = match.ending?.shootOut ?? null;
  if (shootOut !== null)
    return t('report.shootOut', {
      ...sides,
      winner,
      score: pair(score.home, score.away),
      shootOut: turned(shootOut),
    });
  const list = partsOf(match).map(turned).join(', ');
  return t('report.won', {
    winner,
    loser,
    list,
    score: turned(score),
    extra: match.result?.wentToExtraTime ? 'yes' : 'no',
    parts: list === '' ? 'no' : 'yes',
  });
}

/** The sets, or the periods in sports that count points. Goals are listed one by one instead. */
function partsOf(match: PublicMatchData) {
  const { periods } = match;
  const sets = setsOf(match);
  if (sets.length > 0) return sets;
  return rulesOf(match).scoring === 'POINTS' && periods.length > 1 ? periods : [];
}

const entriesInOrder = (match: PublicMatchData) => timelineEntries(match).toReversed();

/** Empty if the recorded goals don't add up to the result. */
const goalsSentence: Sentence = (match, { t, nameOf }) => {
  const rules = rulesOf(match);
  const goals = entriesInOrder(match).filter(
    ({ type, period }) => (type === 'GOAL' || type === 'OWN_GOAL') && period !== 'SO',
  );
  const final = match.score && pair(match.score.home, match.score.away);
  const isWhole = goals.length <= maxGoals && goals.at(-1)?.score === final;
  if (rules.scoring !== 'GOALS' || goals.length === 0 || !isWhole) return null;
  const list = goals.map(({ score, player, teamId, type, kind, period, minute }) => {
    const note = type === 'OWN_GOAL' ? t('ownShort') : kind === 'PENALTY' ? t('penaltyShort') : null;
    const team = (match.home?.id === teamId ? match.home : match.away)?.name;
    const parts = [score, player ? nameOf(player) : team, formatMinute(rules, period, minute), note];
    return parts.filter(Boolean).join(' ');
  });
  return t('report.goals', { list: list.join(', ') });
};

const sentOffSentence: Sentence = (match, { t, nameOf }) => {
  const rules = rulesOf(match);
  const isSentOff = ({ type, kind }: TimelineEntry) =>
    type === 'CARD' && rules.cards.some((card) => card.key === kind && card.sendsOff);
  const list = entriesInOrder(match)
    .filter(isSentOff)
    .flatMap(({ player, period, minute }) =>
      player === null
        ? []
        : [[nameOf(player), formatMinute(rules, period, minute)].filter(Boolean).join(' ')],
    );
  return list.length === 0 ? null : t('report.sentOff', { list: list.join(', ') });
};

/** In a knockout, who goes on; no one does after a final. */
const advancesSentence: Sentence = ({ advances, home, away, bracket }, { t }) => {
  const side = advances === 'HOME' ? home : advances === 'AWAY' ? away : null;
  if (side === null || bracket === null) return null;
  const isFinal = bracket.part === 'GRAND_FINAL' || (bracket.part === 'MAIN' && bracket.size === 1);
  if (isFinal || bracket.part === 'PLACEMENT' || bracket.part === 'BRONZE') return null;
  return t('report.advances', { name: side.name, many: side.competitorKind === 'PAIR' ? 'yes' : 'no' });
};

const mvpSentence: Sentence = ({ mvp }, { t, nameOf }) =>
  mvp === null ? null : t('report.mvp', { name: nameOf(mvp.player) });
