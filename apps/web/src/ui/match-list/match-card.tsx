import { Card } from '../card.tsx';
import { EmptyState } from '../feedback/state.tsx';
import { MatchRows } from '../match-row/match-rows.tsx';
import type { MatchRowView } from '../match-row/types.ts';

interface MatchCardProps {
  readonly title: string;
  readonly empty: string;
  readonly matches: readonly MatchRowView[];
  /** The team whose results are shown. */
  readonly perspective?: string | undefined;
}

export function MatchCard({ title, empty, matches, perspective }: MatchCardProps) {
  return (
    <Card title={title} flush>
      {matches.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <MatchRows
          matches={matches}
          viewedTeamOf={perspective === undefined ? undefined : () => perspective}
          withCompetition
        />
      )}
    </Card>
  );
}
