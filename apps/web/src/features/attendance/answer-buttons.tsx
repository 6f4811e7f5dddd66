'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import type { AttendanceAnswer } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { type Attendee, answerOf } from '../../lib/attendee.ts';
import styles from './attendance.module.css';
import { useAnswer } from './use-attendance.ts';

const choices = ['GOING', 'NOT_GOING'] as const satisfies readonly AttendanceAnswer[];

interface AnswerButtonsProps {
  readonly matchId: string;
  readonly attendee: Attendee;
  readonly onAnswered?: () => void;
}

/** "I'm coming" and "I can't", in place; pressing the same one again withdraws the answer. */
export function AnswerButtons({ matchId, attendee, onAnswered }: AnswerButtonsProps) {
  const t = useTranslations('attendance');
  const { personId, teamId, firstName: name, isSelf } = attendee;
  const { saveAnswer, sent } = useAnswer({ matchId, teamId }, personId);
  const current = sent === undefined ? answerOf(attendee) : sent;
  return (
    <fieldset className={styles.buttons}>
      <legend className="visually-hidden">{isSelf ? t('ask') : t('askOf', { name })}</legend>
      {choices.map((answer) => (
        <button
          key={answer}
          type="button"
          className={styles.button}
          aria-pressed={current === answer}
          aria-disabled={sent !== undefined}
          onClick={() =>
            void saveAnswer(current === answer ? null : answer).then((isSaved) => isSaved && onAnswered?.())
          }
        >
          {current === answer && <CheckRounded aria-hidden="true" sx={{ fontSize: 18 }} />}
          {t(isSelf ? `own.${answer}` : `other.${answer}`)}
        </button>
      ))}
    </fieldset>
  );
}
