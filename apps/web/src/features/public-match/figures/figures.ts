import type { SportRules } from '@traip/engine';
import type { PublicMatchData, TimelineEvent } from '../data/load.ts';
import { rulesOf } from '../data/rules-of.ts';

interface Pair {
  readonly home: number;
  readonly away: number;
}

/** One statistic of the sport. A kind is one of the ways to score. */
export type Figure = Pair &
  (
    | { readonly name: 'kind'; readonly kind: string }
    | { readonly name: 'fouls' | 'cards' | 'sentOff' | 'substitutions' }
  );

type CountedMatch = Pick<PublicMatchData, 'home' | 'away' | 'timeline' | 'lineups' | 'sportVariantKey'>;

/** The statistics beside the score, as far as recorded. */
export function figuresOf(match: CountedMatch): readonly Figure[] {
  const rules = rulesOf(match);
  const count = countIn(match);
  const goalKinds = rules.scoring === 'POINTS' && rules.goalKinds.length > 1 ? rules.goalKinds : [];
  const isSentOff = sendsOff(rules);
  const { home, away } = match.lineups;
  const changes = { home: home?.substitutions?.length ?? 0, away: away?.substitutions?.length ?? 0 };
  const all: Figure[] = [
    ...goalKinds.map(
      ({ key }): Figure => ({
        name: 'kind',
        kind: key,
        ...count(({ type, kind }) => type === 'GOAL' && kind === key),
      }),
    ),
    { name: 'fouls', ...count(({ type }) => type === 'FOUL') },
    { name: 'cards', ...count((event) => event.type === 'CARD' && !isSentOff(event)) },
    { name: 'sentOff', ...count((event) => event.type === 'CARD' && isSentOff(event)) },
    { name: 'substitutions', ...changes },
  ];
  return all.filter((figure) => figure.home + figure.away > 0);
}

function countIn({ home, away, timeline }: CountedMatch) {
  return (predicate: (event: TimelineEvent) => boolean): Pair => {
    const events = timeline.filter(predicate);
    const of = (teamId: string | undefined) => events.filter((event) => event.teamId === teamId).length;
    return { home: of(home?.id), away: of(away?.id) };
  };
}

function sendsOff({ cards }: Pick<SportRules, 'cards'>) {
  const keys = cards.filter((card) => card.sendsOff).map(({ key }) => key);
  return ({ kind }: TimelineEvent) => kind !== null && keys.includes(kind);
}
