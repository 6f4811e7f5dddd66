import type { Context } from '../context/context.ts';
import type { Match, MatchInList } from '../product/paths.ts';
import type { MatchOutput } from './match-shape.ts';
import { plain, quoted } from './plain.ts';

const named = (one: { readonly id: string; readonly name: string }) => ({
  id: one.id,
  name: plain(one.name),
});

export function matchOutput(match: MatchInList | Match): MatchOutput {
  return {
    id: match.id,
    state: match.state,
    kickOff: match.kickOff,
    home: match.home && named(match.home),
    away: match.away && named(match.away),
    score: match.score,
    competition: named(match.competition),
    phase: named(match.phase),
    round: match.round,
    group: match.group,
    venue: match.venue && plain(match.venue.name),
    field: match.field && plain(match.field.name),
    postponedFrom: match.postponed?.from ?? null,
    version: match.version,
  };
}

type Sides = Pick<MatchOutput, 'home' | 'away' | 'score'>;

/** “Osos” 2–1 “Linces”. */
export function sidesOf({ words }: Pick<Context, 'words'>, { home, away, score }: Sides): string {
  const [first, second] = [home, away].map((side) => (side ? quoted(side.name) : words.openSide));
  return `${first} ${score ? `${score.home}–${score.away}` : '–'} ${second}`;
}

export function matchLine(context: Pick<Context, 'words' | 'language'>, match: MatchOutput): string {
  const { words } = context;
  const when = match.kickOff === null ? [] : [momentText(context, match.kickOff)];
  const place = [match.venue, match.field].filter((part) => part !== null).map(quoted);
  const parts = [sidesOf(context, match), words.states[match.state] ?? match.state, ...when, ...place];
  return `${parts.join(' · ')} [${match.id}]`;
}

/** In Spanish time, as on the pages. */
export function momentText({ language }: Pick<Context, 'language'>, moment: string): string {
  const format = new Intl.DateTimeFormat(language === 'es' ? 'es' : 'en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Madrid',
  });
  return format.format(new Date(moment));
}
