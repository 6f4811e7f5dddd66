'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type Attendee, answerOf } from '../../lib/attendee.ts';
import { StateChip } from '../../ui/identity/state-chip.tsx';
import { AnswerButtons } from './answer-buttons.tsx';
import styles from './attendance.module.css';

interface AnswersProps {
  readonly matchId: string;
  readonly attendees: readonly Attendee[];
}

/** The reader's answer and those of their children, with the question where it's open. */
export function Answers({ matchId, attendees }: AnswersProps) {
  if (attendees.length === 0) return null;
  return (
    <div className={styles.answers}>
      {attendees.map((attendee) => (
        <OneAnswer key={attendee.personId} matchId={matchId} attendee={attendee} />
      ))}
    </div>
  );
}

interface OneAnswerProps {
  readonly matchId: string;
  readonly attendee: Attendee;
}

function OneAnswer({ matchId, attendee }: OneAnswerProps) {
  const t = useTranslations('attendance');
  const [isChanging, setChanging] = useState(false);
  const { firstName: name, isSelf, isForOldDate } = attendee;
  const answer = answerOf(attendee);
  if (answer === null || isChanging)
    return (
      <div className={styles.answer}>
        {!isSelf && <b>{name}</b>}
        {isForOldDate && <span className={styles.again}>{t('askedAgain')}</span>}
        <AnswerButtons matchId={matchId} attendee={attendee} onAnswered={() => setChanging(false)} />
      </div>
    );
  const isGoing = answer === 'GOING';
  const subject = isSelf ? 'self' : 'other';
  return (
    <div className={styles.answer}>
      <StateChip tone={isGoing ? 'success' : 'neutral'} icon={isGoing ? <CheckRounded /> : <CloseRounded />}>
        {t(`said.${subject}.${answer}`, { name })}
      </StateChip>
      <button type="button" className={styles.change} onClick={() => setChanging(true)}>
        {t('change')}
        <span className="visually-hidden"> {isSelf ? t('ask') : t('askOf', { name })}</span>
      </button>
    </div>
  );
}
