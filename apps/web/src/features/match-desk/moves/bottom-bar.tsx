'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { FormError } from '../../../ui/feedback/notice.tsx';
import { Missing } from '../before/missing.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import styles from './moves.module.css';
import { useMatchAction } from './use-match-action.ts';

interface BottomBarProps {
  readonly onLineups: (() => void) | null;
}

/** The next transition of the match, within reach of a thumb. */
export function BottomBar({ onLineups }: BottomBarProps) {
  const t = useTranslations('matchDesk');
  const { next, busy, failure } = useNextMove();
  return (
    <footer className={styles.bar}>
      {failure !== null && (
        <div className={styles.failure}>
          <FormError>{failure}</FormError>
        </div>
      )}
      <Missing />
      {onLineups !== null && (
        <Button variant="outlined" size="large" startIcon={<GroupsOutlined />} onClick={onLineups}>
          {t('lineups')}
        </Button>
      )}
      {next !== null && (
        <Button
          variant="contained"
          size="large"
          startIcon={next.icon}
          aria-disabled={busy}
          onClick={() => !busy && void next.run()}
        >
          {next.label}
        </Button>
      )}
    </footer>
  );
}

interface NextMove {
  readonly label: string;
  readonly icon: ReactNode;
  readonly run: () => Promise<unknown>;
}

function useNextMove() {
  const t = useTranslations('matchDesk');
  const confirm = useConfirm();
  const { desk, match, client, flush } = useDeskContext();
  const { move, busy, failure } = useMatchAction();
  const { id, actions, state, version } = desk;
  const params = { id };
  const start = async () => {
    const force = state === 'CREATED';
    const question = { title: t('startUndated'), text: t('startUndatedText'), confirmLabel: t('start') };
    if (force && !(await confirm(question))) return;
    await move(() => client.start({ params, body: { force } }));
  };
  const finish = async () => {
    const { home, away } = match.tally.score;
    const text = t('finishText', {
      home: desk.home?.name ?? '',
      away: desk.away?.name ?? '',
      homeScore: home,
      awayScore: away,
    });
    if (!(await confirm({ title: t('finishTitle'), text, confirmLabel: t('finish') }))) return;
    // Pending events belong to the match, so they are sent first.
    await flush();
    await move(() => client.finish({ params, body: {} }));
  };
  const close = async () => {
    const question = { title: t('closeTitle'), text: t('closeText'), confirmLabel: t('close') };
    if (await confirm(question)) await move(() => client.close({ params, body: { version } }));
  };
  const moves: readonly (NextMove & { readonly action: 'start' | 'finish' | 'close' })[] = [
    { action: 'start', label: t('start'), icon: <PlayArrowRounded />, run: start },
    { action: 'finish', label: t('finish'), icon: <FlagOutlined />, run: finish },
    { action: 'close', label: t('close'), icon: <CheckRounded />, run: close },
  ];
  return { next: moves.find(({ action }) => actions.includes(action)) ?? null, busy, failure };
}
