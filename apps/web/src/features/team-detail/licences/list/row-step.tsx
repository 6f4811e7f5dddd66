'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { seesDocuments } from '../../team/use-team.ts';
import { stepOf } from '../people/step-of.ts';
import type { RowProps } from './registration-row.tsx';

/** The row's button. For a returned licence, a button to correct it comes first. */
export function RowStep({ person, team, mayEnter, maySend, onTask, onSend }: RowProps) {
  const t = useTranslations('licences.club');
  const questions = useTranslations('questions');
  const { name } = person;
  const personId = person.person.id;
  const edit = () => onTask({ kind: 'edit', personId });
  switch (stepOf(person)) {
    case 'photo':
      return (
        <Step
          label={t('addPhoto')}
          of={t('addPhotoOf', { name })}
          run={() => onTask({ kind: 'photo', personId })}
        />
      );
    case 'shirt':
      return mayEnter ? (
        <Step label={t('setShirt')} of={t('setShirtOf', { name })} run={() => onTask({ kind: 'choose' })} />
      ) : null;
    case 'complete':
      return <Step label={t('complete')} of={t('completeOf', { name })} run={edit} />;
    case 'documents':
      return seesDocuments(team) ? (
        <Step
          label={t('addDocuments')}
          of={t('addDocumentsOf', { name })}
          run={() => onTask({ kind: 'documents', personId })}
        />
      ) : null;
    case 'answer':
      return (
        <Step
          label={questions('answer')}
          of={questions('answerOf', { name })}
          run={() => onTask({ kind: 'answers', personId })}
        />
      );
    case 'check':
      return <Step label={t('check')} of={t('checkOf', { name })} run={edit} />;
    case 'again':
      return (
        <>
          <Step label={t('fix')} of={t('fixOf', { name })} run={edit} />
          <Step label={t('again')} of={t('againOf', { name })} run={() => onSend(personId)} />
        </>
      );
    case 'sendOne':
      return maySend ? (
        <Step label={t('sendOne')} of={t('sendOneOf', { name })} run={() => onSend(personId)} />
      ) : null;
    default:
      return null;
  }
}

interface StepProps {
  readonly label: string;
  readonly of: string;
  readonly run: () => void;
}

function Step({ label, of, run }: StepProps) {
  return (
    <Button variant="outlined" aria-label={of} onClick={run}>
      {label}
    </Button>
  );
}
