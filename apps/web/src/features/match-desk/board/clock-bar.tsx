'use client';

import ContrastRounded from '@mui/icons-material/ContrastRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import type { ClockReading, Period } from '@traip/engine/match';
import { useTranslations } from 'next-intl';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { usePeriodLabel } from '../../../ui/match/use-period-label.ts';
import { useClock, useDeskContext, useOpenSet } from '../data/desk-context.tsx';
import { useRegister } from '../data/use-register.ts';
import { hasPeriods } from '../events/can-end.ts';
import { isByTheClock, isLevel, nextPeriod } from '../events/next-period.ts';
import { usePeriodAction } from '../events/use-period-action.ts';
import { useHolesText } from '../holes/use-holes-text.ts';
import styles from './board.module.css';

export function ClockBar() {
  const t = useTranslations('matchDesk');
  const { rules, desk, match } = useDeskContext();
  const periodLabel = usePeriodLabel(rules);
  const clock = useClock();
  const openSet = useOpenSet();
  const byTheClock = isByTheClock(rules);
  const isDecided = rules.sets !== null && match.tally.decided !== null;
  const period = byTheClock ? clock.period : openSet.set;
  const mayWrite = desk.actions.includes('registerEvent');
  if (rules.rubbers !== null) return <RubberCount />;
  if (rules.scoring === 'HOLES') return <HoleCount />;
  return (
    <div className={styles.clock}>
      {/* Screen readers announce the start and end of periods; the time is read only on request. */}
      <span role="status" className={styles.period}>
        {isDecided ? t('decided') : period === null ? t('notBegun') : periodLabel(period)}
        {clock.is === 'BREAK' && <span>{t('break')}</span>}
      </span>
      <b className={styles.time} role="timer" aria-live="off">
        {byTheClock ? <Time clock={clock} /> : !isDecided && <Points />}
      </b>
      {mayWrite && byTheClock && <PeriodButton clock={clock} />}
    </div>
  );
}

/** How many rubbers of a tie are finished. */
function RubberCount() {
  const t = useTranslations('rubbers');
  const { rules, match } = useDeskContext();
  const done = (match.tally.rubbers ?? []).filter(({ winner, ending }) => winner !== null || ending !== null);
  return (
    <div className={styles.clock}>
      <span role="status" className={styles.period}>
        {t('done', { done: done.length, of: rules.rubbers?.list.length ?? 0 })}
      </span>
    </div>
  );
}

/** The state of golf by holes: "2 up after 7 holes". */
function HoleCount() {
  const text = useHolesText();
  return (
    <div className={styles.clock}>
      <span role="status" className={styles.period}>
        {text}
      </span>
    </div>
  );
}

/** In set sports the board shows the sets, and this the points of the current one. */
function Points() {
  const { home, away } = useOpenSet();
  return `${home}–${away}`;
}

function Time({ clock: { minute, second, shown } }: { readonly clock: ClockReading }) {
  if (shown === null) return null;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(minute)}:${two(second)}`;
}

function PeriodButton({ clock }: { readonly clock: ClockReading }) {
  const t = useTranslations('matchDesk');
  const { rules, desk, match } = useDeskContext();
  const label = usePeriodAction(rules);
  const register = useRegister();
  const confirm = useConfirm();
  const { score } = match.tally;
  const { period } = clock;
  if (period === null || !hasPeriods(rules)) return null;
  const end = async (ending: Period) => {
    const confirmLabel = label.end(ending);
    const question = { title: t('ask', { action: confirmLabel }), text: t('endText'), confirmLabel };
    if (await confirm(question)) register({ type: 'END', period: ending });
  };
  if (clock.is === 'RUNNING') {
    return (
      <button type="button" className={styles.run} onClick={() => void end(period)}>
        <ContrastRounded aria-hidden="true" />
        {label.end(period)}
      </button>
    );
  }
  const next = nextPeriod(rules, period, {
    isLevel: isLevel(score, desk.decider),
    isKnockout: desk.decider.needsWinner,
  });
  if (next === null || clock.is !== 'BREAK') return null;
  return (
    <button type="button" className={styles.run} onClick={() => register({ type: 'START', period: next })}>
      <PlayArrowRounded aria-hidden="true" />
      {label.start(next)}
    </button>
  );
}
