'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Crest } from '../../../ui/identity/crest.tsx';
import { useClock, useOpenSet, useTheDesk } from '../data/the-desk.tsx';
import { EventIcon } from '../events/event-icon.tsx';
import { useEventWords } from '../events/use-event-words.ts';
import type { Lists, TeamData } from '../queue/types.ts';
import { type PadButton, padButtons, takesSets } from './pad-buttons.ts';
import styles from './pads.module.css';
import { type Happened, PlayerSheet } from './player-sheet.tsx';
import { SetDialog } from './set-dialog.tsx';

interface PadsProps {
  readonly side: 'home' | 'away';
  readonly onHappened: (happened: Happened) => void;
}

/** The big buttons of one side. The moment counts from the first tap. */
export function Pad({ side, onHappened }: PadsProps) {
  const { desk, rules } = useTheDesk();
  const { minute, second, period } = useClock();
  const team = desk[side];
  const { set: openSet } = useOpenSet();
  if (team === null) return null;
  const at = { minute, second };
  const now = rules.sets === null ? (period ?? 1) : openSet;
  return (
    <section className={`${styles.pad} ${styles[side]}`} aria-label={team.name}>
      <h2 className={styles.name}>
        <Crest name={team.name} url={team.avatarUrl} width={22} />
        <span>{team.name}</span>
      </h2>
      {padButtons(rules).map((button) => (
        <Big
          key={`${button.type} ${button.kinds[0]}`}
          {...{ button, team }}
          onPress={() => onHappened({ button, team, side, at, period: now })}
        />
      ))}
    </section>
  );
}

interface BigProps {
  readonly button: PadButton;
  readonly team: TeamData;
  readonly onPress: () => void;
}

function Big({ button: { type, kinds }, team, onPress }: BigProps) {
  const t = useTranslations('matchDesk');
  const { rules } = useTheDesk();
  const words = useEventWords();
  const name = type === 'GOAL' ? words(type, kinds[0]) : t(`pad.${type}`);
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[type]}`}
      aria-label={t('buttonOf', { what: name, team: team.name })}
      onClick={onPress}
    >
      <EventIcon type={type} kind={kinds[0] ?? null} scoring={rules.scoring} />
      <span>{name}</span>
    </button>
  );
}

/** Both pads' second tap: who it was. And sets that are entered whole. */
export function usePads(lists: Lists | null) {
  const t = useTranslations('matchDesk');
  const { rules } = useTheDesk();
  const [happened, setHappened] = useState<Happened | null>(null);
  const [isSetOpen, setSetOpen] = useState(false);
  const { set: openSet } = useOpenSet();
  const whole = takesSets(rules) && (
    <button type="button" className={`${styles.button} ${styles.whole}`} onClick={() => setSetOpen(true)}>
      {t('wholeSet')}
    </button>
  );
  const dialogs = (
    <>
      {happened !== null && (
        <PlayerSheet
          happened={happened}
          players={lists?.[happened.side] ?? []}
          onClose={() => setHappened(null)}
        />
      )}
      {isSetOpen && <SetDialog set={openSet} onClose={() => setSetOpen(false)} />}
    </>
  );
  return { onHappened: setHappened, whole, dialogs };
}
