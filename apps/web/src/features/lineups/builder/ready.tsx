'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import { useTranslations } from 'next-intl';
import { countIn, type Draft, type LineupData } from '../draft/draft.ts';
import styles from './builder.module.css';

interface ReadyProps {
  readonly draft: Draft;
  readonly rules: LineupData['rules'];
}

/** The rules for a lineup, ticked as they are met. It blocks nothing: submitting reports what's missing. */
export function Ready({ draft, rules }: ReadyProps) {
  const t = useTranslations('lineups');
  const starters = countIn(draft, 'STARTER');
  const keeper = draft.find(({ isGoalkeeper, place }) => isGoalkeeper && place === 'STARTER');
  const captain = draft.find(({ isCaptain }) => isCaptain);
  const isFull = starters >= rules.minToStart && (rules.onField === null || starters <= rules.onField);
  const items = [
    { text: t('starters', { count: starters }), isDone: isFull },
    ...(rules.goalkeeper
      ? [
          {
            text: keeper ? t('keeperIs', { name: keeper.name }) : t('noKeeper'),
            isDone: keeper !== undefined,
          },
        ]
      : []),
    ...(rules.captain
      ? [
          {
            text: captain ? t('captainIs', { name: captain.name }) : t('noCaptain'),
            isDone: captain !== undefined,
          },
        ]
      : []),
  ];
  return (
    <ul className={styles.ready}>
      {items.map(({ text, isDone }) => {
        const Icon = isDone ? CheckRounded : ErrorOutlineRounded;
        return (
          <li key={text} data-done={isDone}>
            <Icon aria-hidden="true" sx={{ fontSize: 16 }} />
            {text}
          </li>
        );
      })}
    </ul>
  );
}
