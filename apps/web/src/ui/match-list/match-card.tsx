import { Card } from '../card.tsx';
import { EmptyState } from '../feedback/state.tsx';
import { MatchItem } from './match-item.tsx';
import type { MatchItemView } from './types.ts';

interface MatchCardProps {
  readonly title: string;
  readonly empty: string;
  readonly matches: readonly MatchItemView[];
  /** Highlighted teams. */
  readonly ownTeamIds?: readonly string[];
}

export function MatchCard({ title, empty, matches, ownTeamIds = [] }: MatchCardProps) {
  return (
    <Card title={title} flush>
      {matches.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <ul>
          {matches.map((match) => (
            <MatchItem key={match.id} match={match} withCompetition ownTeamIds={ownTeamIds} />
          ))}
        </ul>
      )}
    </Card>
  );
}
