'use client';

import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { isAhead } from '../data/change-of.ts';
import type { CompetitionData, PhaseData } from '../data/use-competition.ts';
import styles from './phases.module.css';
import { usePhaseActions } from './use-phase-actions.ts';

interface PhaseMenuProps {
  readonly competition: CompetitionData;
  readonly phase: PhaseData;
  readonly onRename: () => void;
}

/** Another name, another place, or none at all. */
export function PhaseMenu({ competition, phase, onRename }: PhaseMenuProps) {
  const t = useTranslations('competitionManage.phases');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { moveTo, remove } = usePhaseActions(phase);
  const mayMove = isAhead(competition);
  return (
    <span className={styles.menu}>
      <IconButton
        aria-label={t('more', { name: phase.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ color: 'var(--primary)' }}
      >
        <MoreHorizRounded />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        onClick={() => setAnchor(null)}
      >
        <MenuItem onClick={onRename}>{t('rename')}</MenuItem>
        {mayMove && phase.place > 1 && (
          <MenuItem onClick={() => void moveTo(phase.place - 1)}>{t('moveUp')}</MenuItem>
        )}
        {mayMove && phase.place < competition.phases.length && (
          <MenuItem onClick={() => void moveTo(phase.place + 1)}>{t('moveDown')}</MenuItem>
        )}
        {phase.played === 0 && (
          <MenuItem onClick={() => void remove()} sx={{ color: 'var(--error)' }}>
            {t('delete')}
          </MenuItem>
        )}
      </Menu>
    </span>
  );
}
