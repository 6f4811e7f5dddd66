'use client';

import type { Period } from '@traip/engine/match';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Sheet } from '../../../ui/dialog/sheet.tsx';
import { formatMinute } from '../../../ui/match/format-minute.ts';
import { useDeskContext } from '../data/desk-context.tsx';
import { isOnBench, peopleOf } from '../data/people.ts';
import type { Moment } from '../data/use-register.ts';
import type { Player, Side, TeamData } from '../queue/types.ts';
import styles from './pads.module.css';
import { PlayerGrid } from './player-grid.tsx';

export interface StartedSubstitution {
  readonly team: TeamData;
  readonly side: Side;
  readonly at: Moment;
  readonly period: Period;
}

interface SubstitutionSheetProps {
  readonly leaving: StartedSubstitution;
  readonly onClose: () => void;
}

/** Off and on: one tap each. */
export function SubstitutionSheet({ leaving, onClose }: SubstitutionSheetProps) {
  const t = useTranslations('matchDesk');
  const { desk, rules, substitutions, substitute } = useDeskContext();
  const [off, setOff] = useState<Player | null>(null);
  const { team, side, at, period } = leaving;
  const { players } = peopleOf(desk, side, substitutions);
  const choices = players.filter((item) => !item.isOut && isOnBench(item) === (off !== null));
  const take = (player: Player) => {
    if (off === null) return setOff(player);
    const change = { teamId: team.id, off: off.playerId, on: player.playerId };
    if (period !== 'SO') substitute({ ...change, ...at, period });
    onClose();
  };
  const minute = formatMinute(rules, period, at.minute);
  const about = [team.name, minute, off === null ? null : t('goesOff', { name: off.name })];
  return (
    <Sheet
      title={t(off === null ? 'whoOff' : 'whoOn')}
      onClose={onClose}
      actions={
        off !== null && (
          <Button variant="outlined" size="large" onClick={() => setOff(null)}>
            {t('otherOff')}
          </Button>
        )
      }
    >
      <div className={styles.sheet}>
        <p className={styles.caption} aria-live="polite">
          {about.filter((entry) => entry !== null).join(' · ')}
        </p>
        <PlayerGrid key={off?.playerId} players={choices} onSelect={take} />
      </div>
    </Sheet>
  );
}
