'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import { useTranslations } from 'next-intl';
import { Crest } from '../../../ui/identity/crest.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import { isOnBench, peopleOf } from '../data/people.ts';
import type { Player, Side } from '../queue/types.ts';
import styles from './before.module.css';
import { CheckRow } from './check-row.tsx';
import { progressOf } from './progress.ts';
import type { Checker } from './use-check.ts';

interface TeamCheckProps {
  readonly side: Side;
  readonly checker: Checker;
  /** On phones one team is shown at a time. */
  readonly isShown: boolean;
}

/** The lineup of a team with a circle for each player. */
export function TeamCheck({ side, checker, isShown }: TeamCheckProps) {
  const t = useTranslations('matchDesk');
  const { desk, substitutions } = useDeskContext();
  const team = desk[side];
  if (team === null) return null;
  const { source, players } = peopleOf(desk, side, substitutions);
  const first = players.filter((player) => !isOnBench(player));
  const bench = players.filter(isOnBench);
  return (
    <section className={styles.team} data-shown={isShown} aria-label={team.name}>
      <header className={styles.head}>
        <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={28} />
        <span className={styles.words}>
          <h2>{team.name}</h2>
          <span>{t(source === 'LINEUP' ? 'checks.lineupSent' : 'checks.noLineup')}</span>
        </span>
        <Progress side={side} name={team.name} />
      </header>
      {players.length === 0 && <p className={styles.none}>{t('checks.nobody')}</p>}
      <Rows players={first} checker={checker} />
      {bench.length > 0 && <h3 className={styles.bench}>{t('bench')}</h3>}
      <Rows players={bench} checker={checker} />
    </section>
  );
}

function Rows({ players, checker }: { readonly players: readonly Player[]; readonly checker: Checker }) {
  return (
    <ul>
      {players.map((player) => (
        <CheckRow key={player.playerId} player={player} checker={checker} />
      ))}
    </ul>
  );
}

function Progress({ side, name }: { readonly side: Side; readonly name: string }) {
  const t = useTranslations('matchDesk.checks');
  const { desk, checks } = useDeskContext();
  const own = progressOf(desk, checks).find((one) => one.side === side);
  if (own === undefined || own.total === 0) return null;
  const { checked, total } = own;
  const Icon = checked === total ? CheckRounded : ScheduleRounded;
  return (
    <>
      <span className={styles.count} data-done={checked === total}>
        <Icon aria-hidden="true" sx={{ fontSize: 14 }} />
        {t('progress', { checked, total })}
      </span>
      <progress
        className={styles.bar}
        value={checked}
        max={total}
        aria-label={t('progressOf', { team: name, checked, total })}
      />
    </>
  );
}
