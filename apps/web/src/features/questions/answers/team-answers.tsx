'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { AnswersDialog } from './answers-dialog.tsx';
import { answersOf, missingAnswers } from './answers-of.ts';
import { useAnswers } from './use-answers.ts';

export interface TeamAnswersProps {
  readonly competitionId: string;
  readonly team: { readonly id: string; readonly name: string };
}

/** Which required questions are open, with a link to answer them. */
export function TeamAnswers({ competitionId, team }: TeamAnswersProps) {
  const t = useTranslations('questions');
  const of = { competitionId, teamId: team.id };
  const { data } = useAnswers(of);
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  const missing = missingAnswers(answersOf(data, {})).map(({ question }) => question.label);
  const isDone = missing.length === 0;
  return (
    <>
      <Notice
        tone={isDone ? 'info' : 'warning'}
        action={
          <Button
            variant="outlined"
            aria-label={t(isDone ? 'changeOf' : 'answerOf', { name: team.name })}
            onClick={() => setOpen(true)}
          >
            {t(isDone ? 'change' : 'answer')}
          </Button>
        }
      >
        {isDone ? t('teamDone') : t('teamLacks', { count: missing.length, labels: missing.join(', ') })}
      </Notice>
      {isOpen && (
        <AnswersDialog {...of} title={t('ofPerson', { name: team.name })} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
