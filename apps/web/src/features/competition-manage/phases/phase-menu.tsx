'use client';

import { useTranslations } from 'next-intl';
import { ItemMenu } from '../../../ui/list/item-menu.tsx';
import { isUpcoming } from '../data/form-values.ts';
import type { CompetitionData, PhaseData } from '../data/use-competition.ts';
import styles from './phases.module.css';
import { usePhaseActions } from './use-phase-actions.ts';

interface PhaseMenuProps {
  readonly competition: CompetitionData;
  readonly phase: PhaseData;
  readonly onRename: () => void;
}

export function PhaseMenu({ competition, phase, onRename }: PhaseMenuProps) {
  const t = useTranslations('competitionManage.phases');
  const { moveTo, remove } = usePhaseActions(competition, phase);
  const { place, played, name } = phase;
  const mayMove = isUpcoming(competition);
  const mayMoveDown = mayMove && place < competition.phases.length;
  const items = [
    { label: t('rename'), onSelect: onRename },
    ...(mayMove && place > 1 ? [{ label: t('moveUp'), onSelect: () => void moveTo(place - 1) }] : []),
    ...(mayMoveDown ? [{ label: t('moveDown'), onSelect: () => void moveTo(place + 1) }] : []),
    ...(played === 0 ? [{ label: t('delete'), onSelect: () => void remove(), isDanger: true }] : []),
  ];
  return (
    <span className={styles.menu}>
      <ItemMenu label={t('more', { name })} items={items} />
    </span>
  );
}
