'use client';

import SwapVertRounded from '@mui/icons-material/SwapVertRounded';
import { useTranslations } from 'next-intl';
import { Crest } from '../../../ui/identity/crest.tsx';
import { useClock, useDeskContext, useOpenSet } from '../data/desk-context.tsx';
import { EventIcon } from '../events/event-icon.tsx';
import { isByTheClock } from '../events/next-period.ts';
import { useEventLabel } from '../events/use-event-label.ts';
import type { Side, TeamData } from '../queue/types.ts';
import { Outs } from './outs.tsx';
import { type PadButton, padButtons } from './pad-buttons.ts';
import styles from './pads.module.css';
import type { PressedButton } from './player-sheet.tsx';
import type { StartedSubstitution } from './substitution-sheet.tsx';
import { TeamFouls } from './team-fouls.tsx';

interface PadProps {
  readonly side: Side;
  readonly onPress: (pressed: PressedButton) => void;
  readonly onSubstitute: (leaving: StartedSubstitution) => void;
}

/** The time is taken at the first tap. */
export function Pad({ side, onPress, onSubstitute }: PadProps) {
  const t = useTranslations('matchDesk');
  const { desk, rules, match } = useDeskContext();
  const { minute, second, period } = useClock();
  const team = desk[side];
  const { set: openSet } = useOpenSet();
  // No play after the deciding set.
  const isOver = rules.sets !== null && match.tally.decided !== null;
  const now = isByTheClock(rules) ? (period ?? 1) : openSet;
  const buttons = padButtons(rules).filter(({ type }) => {
    if (isOver) return type === 'CARD';
    return now !== 'SO' || type === 'GOAL' || type === 'CARD';
  });
  if (team === null || buttons.length === 0) return null;
  const at = { minute, second };
  const maySubstitute = desk.players[side]?.maySubstitute === true && now !== 'SO';
  return (
    <section className={`${styles.pad} ${styles[side]}`} aria-label={team.name}>
      <h2 className={styles.name}>
        <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={22} />
        <span>{team.name}</span>
      </h2>
      <TeamFouls side={side} />
      <Outs side={side} />
      {buttons.map((button) => (
        <Big
          key={`${button.type} ${button.kinds[0]}`}
          button={button}
          team={team}
          onPress={() => onPress({ button, team, side, at, period: now })}
        />
      ))}
      {maySubstitute && (
        <button
          type="button"
          className={`${styles.button} ${styles.SUBSTITUTION}`}
          aria-label={t('buttonOf', { what: t('pad.SUBSTITUTION'), team: team.name })}
          onClick={() => onSubstitute({ team, side, at, period: now })}
        >
          <SwapVertRounded aria-hidden="true" />
          <span>{t('pad.SUBSTITUTION')}</span>
        </button>
      )}
    </section>
  );
}

interface BigProps {
  readonly button: PadButton;
  readonly team: TeamData;
  readonly onPress: () => void;
}

function Big({ button: { type, kinds, worth }, team, onPress }: BigProps) {
  const t = useTranslations('matchDesk');
  const eventLabel = useEventLabel();
  const { rules } = useDeskContext();
  const isNamed = type === 'GOAL' || rules.bout !== null;
  const name = isNamed ? eventLabel(type, kinds[0]) : t(`pad.${type}`);
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[type]}`}
      aria-label={t('buttonOf', { what: name, team: team.name })}
      onClick={onPress}
    >
      <EventIcon type={type} kind={kinds[0] ?? null} />
      <span>{name}</span>
      {worth !== null && (
        <b className={styles.worth} aria-hidden="true">
          +{worth}
        </b>
      )}
    </button>
  );
}
