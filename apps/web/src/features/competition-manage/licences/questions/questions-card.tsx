'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { questionLimits } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useFieldArray } from 'react-hook-form';
import { Card } from '../../../../ui/card.tsx';
import { useConfirm } from '../../../../ui/dialog/confirm.tsx';
import { EmptyState } from '../../../../ui/feedback/state.tsx';
import { SubmitButton } from '../../../../ui/fields/submit-button.tsx';
import { FormFrame } from '../../../../ui/form/form-frame.tsx';
import { UnsavedGuard } from '../../../../ui/form/unsaved-guard.tsx';
import { QueryState } from '../../../../ui/list/query-state.tsx';
import { type QuestionData, useQuestions } from '../../../questions/index.ts';
import { QuestionFields } from './question-fields.tsx';
import styles from './questions.module.css';
import { useQuestionsForm } from './use-questions-form.ts';

interface QuestionsCardProps {
  readonly competitionId: string;
}

/** The organiser's own questions. */
export function QuestionsCard({ competitionId }: QuestionsCardProps) {
  const t = useTranslations('questions');
  const query = useQuestions(competitionId);
  return (
    <Card title={t('title')}>
      <p className={styles.text}>{t('text')}</p>
      <QueryState query={query} errorTitle={t('failed')}>
        {({ questions }) => (
          <Editor key={competitionId} competitionId={competitionId} questions={questions} />
        )}
      </QueryState>
    </Card>
  );
}

interface EditorProps extends QuestionsCardProps {
  readonly questions: readonly QuestionData[];
}

function Editor({ competitionId, questions }: EditorProps) {
  const t = useTranslations();
  const confirm = useConfirm();
  const questionsForm = useQuestionsForm(competitionId, questions);
  const { form, failure, busy, submit } = questionsForm;
  // `id` belongs to a saved question.
  const list = useFieldArray({ control: form.control, name: 'questions', keyName: 'key' });
  const count = list.fields.length;
  const remove = async (place: number) => {
    const isSaved = list.fields[place]?.id !== undefined;
    const isConfirmed =
      !isSaved ||
      (await confirm({
        title: t('questions.removeTitle'),
        text: t('questions.removeText'),
        confirmLabel: t('questions.removeConfirm'),
        danger: true,
      }));
    if (isConfirmed) list.remove(place);
  };
  return (
    <FormFrame
      failure={failure}
      onSubmit={submit}
      submit={
        <div className={styles.save}>
          <UnsavedGuard dirty={form.formState.isDirty} />
          {(count > 0 || questions.length > 0) && (
            <SubmitButton label={t('ui.save')} busyLabel={t('ui.saving')} busy={busy} />
          )}
        </div>
      }
    >
      {count === 0 && <EmptyState title={t('questions.none')}>{t('questions.noneText')}</EmptyState>}
      <ol className={styles.list}>
        {list.fields.map(({ key, id }, place) => (
          <QuestionFields
            key={key}
            questionsForm={questionsForm}
            place={place}
            count={count}
            isSaved={id !== undefined}
            onMove={(to) => list.move(place, to)}
            onRemove={() => void remove(place)}
          />
        ))}
      </ol>
      {count < questionLimits.questions ? (
        <div>
          <Button
            variant="outlined"
            startIcon={<AddRounded />}
            onClick={() =>
              list.append({ audience: 'PERSON', kind: 'TEXT', label: '', options: [], isRequired: false })
            }
          >
            {t('questions.add')}
          </Button>
        </div>
      ) : (
        <p className={styles.text}>{t('questions.most', { count })}</p>
      )}
    </FormFrame>
  );
}
