import { addressOf } from '../../ui/search/found.ts';
import type { NowData } from './load.ts';
import { spreadSports } from './spread-sports.ts';

interface Suggestion {
  readonly name: string;
  readonly href: string;
}

/** Search suggestions for visitors: two competitions in progress and a team. */
export function suggestionsOf(now: NowData | null): Suggestion[] {
  const matches = spreadSports([...(now?.live ?? []), ...(now?.next ?? []), ...(now?.results ?? [])]);
  const competitions = new Map(matches.map(({ competition: { id, name } }) => [id, name]));
  const teams = matches.map(({ home }) => home).filter((team) => team?.competitorKind === 'TEAM');
  return [
    ...[...competitions].slice(0, 2).map(([id, name]) => ({
      name,
      href: addressOf({ kind: 'COMPETITION', id, code: null }),
    })),
    ...teams.slice(0, 1).flatMap((team) => {
      return team
        ? [{ name: team.name, href: addressOf({ kind: 'TEAM', id: team.id, code: team.code }) }]
        : [];
    }),
  ];
}
