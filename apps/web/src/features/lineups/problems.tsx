'use client';

import { useMessages, useTranslations } from 'next-intl';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useReasonText } from '../licences/index.ts';
import type { Draft, LineupData } from './draft/draft.ts';
import styles from './lineups.module.css';

interface ProblemsProps {
  readonly problems: LineupData['problems'];
  readonly draft: Draft;
}

/** All reasons why the lineup cannot be confirmed. */
export function Problems({ problems, draft }: ProblemsProps) {
  const t = useTranslations('lineups');
  const { problems: texts } = useMessages().lineups;
  const reasonText = useReasonText();
  if (problems.length === 0) return null;
  const messages = problems.map((problem) => {
    const { breach, playerId, shirt = 0, min = 0, max = 0, given = 0, reasons = [] } = problem;
    const name = draft.find((item) => item.playerId === playerId)?.name ?? t('somebody');
    const known = breach in texts ? (breach as keyof typeof texts) : 'OTHER';
    const sentence = t(`problems.${known}`, { name, shirt, min, max, given });
    return [sentence, ...reasons.map(reasonText)].join(' ');
  });
  return (
    <Notice tone="warning">
      {t('toMend')}
      <ul className={styles.problems}>
        {messages.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}
