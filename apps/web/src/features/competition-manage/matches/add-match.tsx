'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { isMadeByHand } from '@traip/engine/formats';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { isOver } from '../data/change-of.ts';
import type { CompetitionData, PhaseData } from '../data/use-competition.ts';
import { NewMatchDialog } from './new-match-dialog.tsx';

/** The way to a new match, where people make the matches and this reader may. */
export function AddMatch({ competition }: { readonly competition: CompetitionData }) {
  const t = useTranslations('competitionManage');
  const [isOpen, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" startIcon={<AddRounded />} onClick={() => setOpen(true)}>
        {t('addMatch')}
      </Button>
      {isOpen && <NewMatchDialog {...{ competition, phases: madeByPeople(competition), onClose }} />}
    </>
  );
}

/** Whether this reader can add a match here. */
export function mayAddMatch(competition: CompetitionData): boolean {
  const mayManage = competition.abilities.includes('matches.manage');
  return mayManage && !isOver(competition) && madeByPeople(competition).length > 0;
}

/** The phases to which matches are added one by one, as long as they are played. */
function madeByPeople({ phases }: CompetitionData): readonly PhaseData[] {
  return phases.filter(
    (phase) => phase.broker !== null && isMadeByHand(phase.broker.algorithm) && !isOver(phase),
  );
}
