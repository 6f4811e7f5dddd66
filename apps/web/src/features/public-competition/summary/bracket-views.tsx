'use client';

import type { FixtureView } from '@traip/contract/bracket';
import dynamic from 'next/dynamic';
import styles from './bracket-card.module.css';

// Leagues have no bracket, and don't load it.
const FollowedBracket = dynamic(() =>
  import('./followed-bracket.tsx').then(({ FollowedBracket }) => FollowedBracket),
);
const BracketList = dynamic(() =>
  import('../../../ui/bracket/bracket-list.tsx').then(({ BracketList }) => BracketList),
);

interface BracketViewsProps {
  readonly fixtures: readonly FixtureView[];
  readonly label: string;
}

/** As a picture; on a phone, one round below the other. */
export function BracketViews({ fixtures, label }: BracketViewsProps) {
  return (
    <>
      <div className={styles.picture}>
        <FollowedBracket fixtures={fixtures} label={label} />
      </div>
      <div className={styles.list}>
        <BracketList fixtures={fixtures} matchesPath="/m" />
      </div>
    </>
  );
}
