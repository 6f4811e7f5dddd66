'use client';

import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { FormError } from '../../../ui/feedback/notice.tsx';
import { Missing } from '../before/missing.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import { isByTheClock } from '../events/next-period.ts';
import { loadEndBout } from './load-end-bout.ts';
import styles from './moves.module.css';
import { useNextMove } from './use-next-move.tsx';

const EndBoutSheet = dynamic(() => loadEndBout().then((file) => file.EndBoutSheet), { ssr: false });

interface BottomBarProps {
  readonly onLineups: (() => void) | null;
}

/** The next action of the match, within thumb reach. */
export function BottomBar({ onLineups }: BottomBarProps) {
  const t = useTranslations('matchDesk');
  const [isEndingBout, setEndingBout] = useState(false);
  const { next, isEndLater, busy, failure } = useNextMove(() => setEndingBout(true));
  return (
    <footer className={styles.bar}>
      {failure !== null && (
        <div className={styles.failure}>
          <FormError>{failure}</FormError>
        </div>
      )}
      <Missing />
      {isEndLater && <EndLater />}
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
      {isEndingBout && <EndBoutSheet onClose={() => setEndingBout(false)} />}
    </footer>
  );
}

/** Why the match can't be ended yet. */
function EndLater() {
  const t = useTranslations('matchDesk.finishLater');
  const { rules, unit } = useDeskContext();
  return (
    <p className={styles.hint}>
      {t(rules.scoring === 'HOLES' ? 'holes' : isByTheClock(rules) ? 'clock' : 'sets', { unit })}
    </p>
  );
}
