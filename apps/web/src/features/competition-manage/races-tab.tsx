'use client';

import { Races } from '../races/index.ts';
import { competitionUrl, type ManagedCompetition } from './data/use-competition.ts';

export function RacesTab(managed: ManagedCompetition) {
  const { id, abilities } = managed.competition;
  return (
    <Races
      competitionId={id}
      mayManage={abilities.includes('competitions.manage')}
      mayTime={abilities.includes('matches.manage')}
      address={competitionUrl(managed, 'races')}
    />
  );
}
