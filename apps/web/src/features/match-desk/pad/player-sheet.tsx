'use client';

import type { Period } from '@traip/engine/match';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Segments } from '../../../ui/choice/segments.tsx';
import { Sheet } from '../../../ui/dialog/sheet.tsx';
import { formatMinute } from '../../../ui/match/format-minute.ts';
import { useDeskContext } from '../data/desk-context.tsx';
import { peopleOf } from '../data/people.ts';
import { type Moment, useRegister } from '../data/use-register.ts';
import { useEventLabel } from '../events/use-event-label.ts';
import type { Side, TeamData } from '../queue/types.ts';
import type { PadButton } from './pad-buttons.ts';
import styles from './pads.module.css';
import { PlayerGrid } from './player-grid.tsx';
import { StaffList } from './staff-list.tsx';

export interface PressedButton {
  readonly button: PadButton;
  readonly team: TeamData;
  readonly side: Side;
  readonly at: Moment;
  readonly period: Period;
}

interface PlayerSheetProps {
  readonly pressed: PressedButton;
  readonly onClose: () => void;
}

interface Person {
  readonly playerId: string;
  readonly name: string;
}

/** One more tap for the player, or for "unknown". */
export function PlayerSheet({ pressed, onClose }: PlayerSheetProps) {
  const t = useTranslations('matchDesk');
  const eventLabel = useEventLabel();
  const { desk, rules, substitutions } = useDeskContext();
  const { button, team, side, at, period } = pressed;
  const [kind, setKind] = useState(button.kinds[0] ?? '');
  const register = useRegister();
  const minute = formatMinute(rules, period, at.minute);
  const { players, staff } = peopleOf(desk, side, substitutions);
  const take = (person: Person | null, isStaff = false) => {
    const { type } = button;
    const playerInput = person === null ? {} : { playerId: person.playerId };
    const kindInput = type === 'OWN_GOAL' ? {} : { kind };
    const role = isStaff ? { personRole: 'STAFF' as const } : {};
    register(
      { type, teamId: team.id, period, ...kindInput, ...playerInput, ...role },
      at,
      person?.name ?? null,
    );
    onClose();
  };
  return (
    <Sheet
      title={t(`who.${button.type}`)}
      onClose={onClose}
      actions={
        <Button variant="outlined" size="large" onClick={() => take(null)}>
          {t('nobody')}
        </Button>
      }
    >
      <div className={styles.sheet}>
        <p className={styles.caption}>
          {[t('whatOf', { what: eventLabel(button.type, kind), team: team.name }), minute]
            .filter((item) => item !== null)
            .join(' · ')}
        </p>
        {button.kinds.length > 1 && (
          <Segments
            label={t('kind')}
            value={kind}
            onChange={setKind}
            options={button.kinds.map((value) => ({ value, label: eventLabel(button.type, value) }))}
          />
        )}
        <PlayerGrid players={players} onSelect={take} />
        {button.type === 'CARD' && <StaffList staff={staff} onSelect={(person) => take(person, true)} />}
      </div>
    </Sheet>
  );
}
