'use client';

import type { FixtureView } from '@traip/contract/bracket';
import { useMemo } from 'react';
import { Bracket } from '../../../ui/bracket/bracket.tsx';
import { useFollows } from '../../follow/index.ts';

interface FollowedBracketProps {
  readonly fixtures: readonly FixtureView[];
  readonly label: string;
}

/** With the paths of followed teams. */
export function FollowedBracket({ fixtures, label }: FollowedBracketProps) {
  const { follows } = useFollows();
  const followed = useMemo(
    () => new Set(follows?.filter(({ kind }) => kind === 'TEAM').map(({ id }) => id)),
    [follows],
  );
  return <Bracket fixtures={fixtures} label={label} followed={followed} matchesPath="/m" />;
}
