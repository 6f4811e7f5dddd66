'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { matchUnit } from '@traip/engine';
import { isManual } from '@traip/engine/formats';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { isOver } from '../data/form-values.ts';
import type { CompetitionData, PhaseData } from '../data/use-competition.ts';
import { NewMatchDialog } from './new-match-dialog.tsx';

export function AddMatch({ competition }: { readonly competition: CompetitionData }) {
  const t = useTranslations('competitionManage');
  const [isOpen, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" startIcon={<AddRounded />} onClick={() => setOpen(true)}>
        {t('addMatch', { unit: matchUnit(competition.category.sportVariantKey) })}
      </Button>
      {isOpen && (
        <NewMatchDialog competition={competition} phases={madeByPeople(competition)} onClose={onClose} />
      )}
    </>
  );
}

export function mayAddMatch(competition: CompetitionData): boolean {
  const mayManage = competition.abilities.includes('matches.manage');
  return mayManage && !isOver(competition) && madeByPeople(competition).length > 0;
}

/** Phases whose matches can be added manually while they are in progress. */
function madeByPeople({ phases }: CompetitionData): readonly PhaseData[] {
  return phases.filter(
    (phase) => phase.broker !== null && isManual(phase.broker.algorithm) && !isOver(phase),
  );
}
