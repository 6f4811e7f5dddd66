'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { MatchData } from '../data/use-calendar.ts';
import { useMatchSide } from '../views/use-items.ts';
import styles from './real.module.css';

const first = 10;

interface UndatedProps {
  readonly matches: readonly MatchData[];
  readonly onOpen: ((match: MatchData) => void) | undefined;
}

export function Undated({ matches, onOpen }: UndatedProps) {
  const t = useTranslations('competitionCalendar');
  const side = useMatchSide();
  const [isAll, setAll] = useState(false);
  const sorted = matches.toSorted((a, b) => a.round - b.round);
  const shown = isAll ? sorted : sorted.slice(0, first);
  return (
    <>
      <ul>
        {shown.map((match) => {
          const names = [
            side(match.home, match.homeOrigin).name,
            side(match.away, match.awayOrigin).name,
          ].join(' – ');
          return (
            <li key={match.id} className={styles.undated}>
              <span>
                {names}
                <span className={styles.quiet}>
                  {t('roundShort', { round: match.round })}
                  {match.postponed !== null && ` · ${t('marks.POSTPONED')}`}
                  {match.postponed?.reason && ` · ${match.postponed.reason}`}
                </span>
              </span>
              {onOpen !== undefined && (
                <Button
                  variant="outlined"
                  aria-label={t('giveDateOf', { match: names })}
                  onClick={() => onOpen(match)}
                >
                  {t('giveDate')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {shown.length < matches.length && (
        <p className={styles.more}>
          <Button variant="outlined" onClick={() => setAll(true)}>
            {t('showAll', { count: matches.length })}
          </Button>
        </p>
      )}
    </>
  );
}
