'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import styles from './season-import.module.css';
import type { Outcome } from './use-season-import.ts';

type Match = Outcome['matches'][number];

/** The matches round by round; the first round is expanded. */
export function PreviewMatches({ matches }: { readonly matches: Outcome['matches'] }) {
  const t = useTranslations('seasonImport');
  if (matches.length === 0) return null;
  const rounds = [
    ...Map.groupBy(matches, ({ phase, round, group }) => JSON.stringify([phase, group, round])),
  ];
  return (
    <Card title={t('matches', { count: matches.length })}>
      {rounds.map(([key, own], index) => (
        <details key={key} className={styles.round} open={index === 0}>
          <summary>{roundTitle(own[0], t)}</summary>
          <ul className={styles.matches}>
            {own.map((match, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two teams can meet twice in a round
              <Row key={at} match={match} />
            ))}
          </ul>
        </details>
      ))}
    </Card>
  );
}

function roundTitle(match: Match | undefined, t: ReturnType<typeof useTranslations<'seasonImport'>>): string {
  if (match === undefined) return '';
  const number = /^(?:matchday |jornada |round |week )?(\d{1,3})$/i.exec(match.round)?.[1];
  const round = number === undefined ? match.round : t('round', { round: number });
  return [match.group === null ? null : t('groupTable', { group: match.group }), round]
    .filter(Boolean)
    .join(' · ');
}

function Row({ match: { home, away, score, sets, kickOff } }: { readonly match: Match }) {
  const format = useFormatter();
  const numbers = score === null ? sets : [score, ...sets];
  const result = numbers.map((pair) => `${pair.home}-${pair.away}`).join(' ');
  return (
    <li className={styles.match}>
      <span className={styles.name}>{home ?? '–'}</span>
      <b className={styles.score}>{result || '·'}</b>
      <span className={styles.name}>{away ?? '–'}</span>
      {kickOff !== null && (
        <time className={styles.quiet} dateTime={kickOff}>
          {format.dateTime(new Date(kickOff), {
            dateStyle: 'medium',
            timeStyle: 'short',
            timeZone: 'Europe/Madrid',
          })}
        </time>
      )}
    </li>
  );
}
