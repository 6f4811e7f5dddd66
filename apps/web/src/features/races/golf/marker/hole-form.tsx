'use client';

import Button from '@mui/material/Button';
import { golfFigures } from '@traip/engine/race-day';
import { useTranslations } from 'next-intl';
import { Card } from '../../../../ui/card.tsx';
import { FormError } from '../../../../ui/feedback/notice.tsx';
import { toParText } from '../../../../ui/race/golf-text.ts';
import type { EntryData } from '../../data/use-races.ts';
import { useRunnerName } from '../../start/runner-name.ts';
import type { GolfProps } from '../golf-props.ts';
import { HoleScore } from './hole-score.tsx';
import styles from './marker.module.css';
import { useHole } from './use-hole.ts';

export interface HoleFormProps extends GolfProps {
  readonly players: readonly EntryData[];
  readonly round: number;
  readonly onLeave: () => void;
}

/** One hole for everyone in the group; saving goes on to the next. */
export function HoleForm(props: HoleFormProps) {
  const t = useTranslations('golf.marker');
  const { golf, players, round, onLeave } = props;
  const scoring = useHole(props);
  const { hole, isLast, busy, failure, save, back } = scoring;
  if (hole === null) return <Done {...props} onRestart={scoring.again} />;
  const { par = 4, strokeIndex = 1 } = golf.holes[hole - 1] ?? {};
  return (
    <Card>
      <div className={styles.form}>
        <header className={styles.head}>
          <h3 className={styles.title}>{t('holeTitle', { hole })}</h3>
          <span className={styles.quiet}>{t('holeFacts', { par, index: strokeIndex })}</span>
        </header>
        {players.map((entry) => (
          <HoleScore
            key={entry.id}
            entry={entry}
            golf={golf}
            round={round}
            par={par}
            strokes={scoring.scoreOf(entry)}
            onScore={(strokes) => scoring.score(entry, strokes)}
          />
        ))}
        {failure !== null && <FormError>{failure}</FormError>}
        <Button variant="contained" size="large" disabled={busy} onClick={() => void save()}>
          {isLast ? t('finish') : t('next')}
        </Button>
        <div className={styles.others}>
          <Button variant="text" onClick={back}>
            {t('previous')}
          </Button>
          <Button variant="text" onClick={onLeave}>
            {t('change')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** The totals of the round, to compare with the players. */
function Done({
  golf,
  players,
  round,
  onLeave,
  onRestart,
}: HoleFormProps & { readonly onRestart: () => void }) {
  const t = useTranslations('golf');
  const nameOf = useRunnerName();
  return (
    <Card title={t('marker.done')}>
      <div className={styles.form}>
        <p className={styles.quiet}>{t('marker.doneText')}</p>
        <ul className={styles.totals}>
          {players.map((entry) => {
            const card = entry.result?.card[round - 1] ?? { holes: [], total: null };
            const { gross, toPar } = golfFigures([card], entry.handicapTenths, golf);
            return (
              <li key={entry.id} className={styles.sum}>
                <b>{nameOf(entry)}</b>
                <span>
                  {gross !== null && t('marker.strokes', { count: gross })}{' '}
                  <b>{toPar !== null && toParText(toPar, t('board.even'))}</b>
                </span>
              </li>
            );
          })}
        </ul>
        <Button variant="outlined" size="large" onClick={onRestart}>
          {t('marker.again')}
        </Button>
        <Button variant="text" onClick={onLeave}>
          {t('marker.change')}
        </Button>
      </div>
    </Card>
  );
}
