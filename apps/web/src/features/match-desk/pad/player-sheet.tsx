'use client';

import Button from '@mui/material/Button';
import type { Period } from '@traip/engine/match';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Segments } from '../../../ui/choice/segments.tsx';
import { Sheet } from '../../../ui/dialog/sheet.tsx';
import { useTheDesk } from '../data/the-desk.tsx';
import { type Moment, useRegister } from '../data/use-register.ts';
import { shownMinute } from '../events/shown-minute.ts';
import { useEventWords } from '../events/use-event-words.ts';
import type { Player, TeamData } from '../queue/types.ts';
import type { PadButton } from './pad-buttons.ts';
import styles from './pads.module.css';

/** A big button was pressed. */
export interface Happened {
  readonly button: PadButton;
  readonly team: TeamData;
  readonly side: 'home' | 'away';
  readonly at: Moment;
  readonly period: Period;
}

interface PlayerSheetProps {
  readonly happened: Happened;
  readonly players: readonly Player[];
  readonly onClose: () => void;
}

/** Who it was: one tap more, or nobody that is known. */
export function PlayerSheet({ happened, players, onClose }: PlayerSheetProps) {
  const t = useTranslations('matchDesk');
  const words = useEventWords();
  const { rules } = useTheDesk();
  const { button, team, at, period } = happened;
  const [kind, setKind] = useState(button.kinds[0] ?? '');
  const register = useRegister();
  const minute = shownMinute(rules, period, at.minute);
  const take = (player: Player | null, isStaff = false) => {
    const { type } = button;
    const who = player === null ? {} : { playerId: player.id };
    const what = type === 'OWN_GOAL' ? {} : { kind };
    const role = isStaff ? { personRole: 'STAFF' as const } : {};
    register({ type, teamId: team.id, period, ...what, ...who, ...role }, at, player?.name ?? null);
    onClose();
  };
  const chosen = words(button.type, kind);
  return (
    <Sheet
      title={t(`who.${button.type}`)}
      onClose={onClose}
      actions={
        <>
          {button.type === 'CARD' && (
            <Button variant="text" size="large" onClick={() => take(null, true)}>
              {t('staff')}
            </Button>
          )}
          <Button variant="outlined" size="large" onClick={() => take(null)}>
            {t('nobody')}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <p className={styles.caption}>
          {[t('whatOf', { what: chosen, team: team.name }), minute].filter((one) => one !== null).join(' · ')}
        </p>
        {button.kinds.length > 1 && (
          <Segments
            label={t('kind')}
            value={kind}
            onChange={setKind}
            options={button.kinds.map((value) => ({ value, label: words(button.type, value) }))}
          />
        )}
        {players.length === 0 && <p className={styles.caption}>{t('noPlayers')}</p>}
        <ul className={styles.players}>
          {players.map((player) => (
            <li key={player.id}>
              <button type="button" className={styles.player} onClick={() => take(player)}>
                {player.shirt !== null && <b>{player.shirt}</b>}
                <span>
                  {player.name}
                  <Notes player={player} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

/** What to know before one taps: cards, and who is out. */
function Notes({ player }: { readonly player: Player }) {
  const t = useTranslations('matchDesk');
  const words = useEventWords();
  const { cards, out } = useTheDesk().match.tally;
  const notes = [
    ...cards.filter(({ playerId }) => playerId === player.id).map(({ kind }) => words('CARD', kind)),
    ...(out.some(({ playerId }) => playerId === player.id) ? [t('isOut')] : []),
    ...(player.isOnBench ? [t('bench')] : []),
  ];
  return notes.length > 0 && <span className={styles.note}>{notes.join(' · ')}</span>;
}
