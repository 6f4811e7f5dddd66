'use client';

import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FormError } from '../../../ui/feedback/notice.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import { useMatchAction } from '../moves/use-match-action.ts';
import styles from './mvp.module.css';
import { MvpSheet } from './mvp-sheet.tsx';

export function MvpCard() {
  const t = useTranslations('matchDesk');
  const { desk, client } = useDeskContext();
  const [isOpen, setOpen] = useState(false);
  const { move, busy, failure } = useMatchAction();
  const { mvp, mayPickMvp } = desk;
  if (mvp === null && !mayPickMvp) return null;
  const team = [desk.home, desk.away].find((item) => item?.id === mvp?.teamId);
  const choose = (playerId: string | null) => {
    setOpen(false);
    void move(() => client.setMvp({ body: { matchId: desk.id, playerId } }));
  };
  return (
    <Card title={t('mvp')}>
      <div className={styles.mvp}>
        <EmojiEventsOutlined aria-hidden="true" className={styles.cup} />
        <p className={styles.name}>
          <b>{mvp?.name ?? t('mvpNobody')}</b>
          <span>{team?.name ?? t('mvpText')}</span>
        </p>
        {mayPickMvp && (
          <Button variant="outlined" aria-disabled={busy} onClick={() => !busy && setOpen(true)}>
            {t(mvp === null ? 'choose' : 'change')}
          </Button>
        )}
      </div>
      {failure !== null && <FormError>{failure}</FormError>}
      {isOpen && <MvpSheet onChoose={choose} onClose={() => setOpen(false)} />}
    </Card>
  );
}
