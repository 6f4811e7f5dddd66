import { usePlayerName } from '../../../ui/identity/use-player-name.ts';
import type { PublicMatchData } from './load.ts';

interface MatchPlayer {
  readonly id: string;
  readonly firstName: string;
  readonly surnames: string;
}

/** Names as far as they are public; otherwise the shirts from the lineups. */
export function useNameInMatch({ lineups: { home, away } }: Pick<PublicMatchData, 'lineups'>) {
  const playerName = usePlayerName();
  const fielded = [home, away].flatMap((lineup) => lineup?.players ?? []);
  const shirts = new Map(fielded.map(({ player, shirt }) => [player.id, shirt]));
  return (player: MatchPlayer) => playerName(player, shirts.get(player.id));
}
