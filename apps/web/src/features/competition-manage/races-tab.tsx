'use client';

import { isStrokePlay } from '@traip/engine';
import { Races } from '../races/index.ts';
import { competitionUrl, type ManagedCompetition } from './data/use-competition.ts';

export function RacesTab(managed: ManagedCompetition) {
  const { id, abilities, category, traip } = managed.competition;
  return (
    <Races
      orgCode={managed.orgCode}
      competitionId={id}
      traip={traip}
      mayKeepRecords={abilities.includes('traips.manage')}
      kind={isStrokePlay(category.sportVariantKey) ? 'GOLF' : 'RACE'}
      mayManage={abilities.includes('competitions.manage')}
      mayTime={abilities.includes('matches.manage')}
      address={competitionUrl(managed, 'races')}
    />
  );
}
