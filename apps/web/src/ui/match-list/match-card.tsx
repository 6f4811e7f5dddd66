import { Card } from '../card.tsx';
import { EmptyState } from '../feedback/state.tsx';
import { MatchItem } from './match-item.tsx';
import type { MatchItemView } from './types.ts';

interface MatchCardProps {
  readonly title: string;
  /** What is said where there are none. */
  readonly empty: string;
  readonly matches: readonly MatchItemView[];
  /** Teams whose names stand out. */
  readonly ownTeamIds?: readonly string[];
}

/** A few matches of several competitions. */
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
