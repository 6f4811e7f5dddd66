import type { DeskData, PeopleData } from '../queue/types.ts';

type Label = (shirt: number | null) => string;

/** Scorer links don't reveal every name: an empty one is replaced by the shirt. */
export function withShownNames(desk: DeskData, label: Label): DeskData {
  const { home, away } = desk.players;
  const players = [home, away].flatMap((team) => team?.players ?? []);
  const shirts = new Map(players.map(({ playerId, shirt }) => [playerId, shirt]));
  const nameOrShirt = (name: string | null, playerId: string | null) =>
    name === '' ? label(shirts.get(playerId ?? '') ?? null) : name;
  const withNames = (team: PeopleData | null) =>
    team && {
      ...team,
      players: team.players.map((player) => ({ ...player, name: player.name || label(player.shirt) })),
      staff: team.staff.map((member) => ({ ...member, name: member.name || label(null) })),
    };
  return {
    ...desk,
    players: { home: withNames(home), away: withNames(away) },
    events: desk.events.map((event) => ({
      ...event,
      playerName: nameOrShirt(event.playerName, event.playerId),
      relatedName: nameOrShirt(event.relatedName, event.relatedPlayerId),
    })),
  };
}
