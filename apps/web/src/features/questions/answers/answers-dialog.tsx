'use client';

import { useTranslations } from 'next-intl';
import { Sheet } from '../../../ui/dialog/sheet.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Fields } from '../../../ui/form/form-frame.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import { TextAnswer } from './answer-field.tsx';
import { AnswerFile } from './answer-file.tsx';
import { type Answered, answersOf } from './answers-of.ts';
import { type AnswersData, type AnswersOf, useAnswers } from './use-answers.ts';
import { useAnswersForm } from './use-answers-form.ts';

interface AnswersDialogProps extends AnswersOf {
  readonly title: string;
  readonly onClose: () => void;
}

/** The organiser's questions about a team or one of its people. */
export function AnswersDialog({ title, onClose, ...of }: AnswersDialogProps) {
  const { data, isPending, refetch } = useAnswers(of);
  const t = useTranslations('questions');
  if (data) return <Answers title={title} onClose={onClose} of={of} data={data} />;
  return (
    <Sheet title={title} onClose={onClose} actions={undefined}>
      {isPending ? (
        <Loading>
          <Skeleton shape="card" height={72} />
        </Loading>
      ) : (
        <ErrorState title={t('answersFailed')} onRetry={() => void refetch()} />
      )}
    </Sheet>
  );
}

interface AnswersProps extends Pick<AnswersDialogProps, 'title' | 'onClose'> {
  readonly of: AnswersOf;
  readonly data: AnswersData;
}

/** Files are saved at once, so without other questions there's nothing to submit. */
function Answers({ title, onClose, of, data }: AnswersProps) {
  const t = useTranslations('questions');
  const answered = answersOf(data, of);
  if (data.mayAnswer && answered.some(({ question }) => question.kind !== 'FILE'))
    return <AnswersForm title={title} onClose={onClose} of={of} data={data} answered={answered} />;
  return (
    <Sheet title={title} onClose={onClose} actions={undefined}>
      {answered.length === 0 && <p>{t('nothingAsked')}</p>}
      <Fields>
        {answered.map((one) =>
          one.question.kind === 'FILE' ? (
            <AnswerFile key={one.question.id} of={of} answered={one} mayChange={data.mayAnswer} />
          ) : (
            <div key={one.question.id}>
              <b>{one.question.label}</b>
              <p>{one.value ?? t('noAnswer')}</p>
            </div>
          ),
        )}
      </Fields>
    </Sheet>
  );
}

interface AnswersFormProps extends AnswersProps {
  readonly answered: readonly Answered[];
}

function AnswersForm({ title, onClose, of, data, answered }: AnswersFormProps) {
  const t = useTranslations('questions');
  const ui = useTranslations('ui');
  const answers = useAnswersForm(of, answered, onClose);
  const { busy, failure, submit } = answers;
  const isUnseen = of.personId !== undefined && !data.people.some(({ personId }) => personId === of.personId);
  return (
    <SubmitDialog
      title={title}
      onClose={onClose}
      onSubmit={submit}
      label={ui('save')}
      busyLabel={ui('saving')}
      busy={busy}
      failure={failure}
    >
      {isUnseen && <Notice tone="info">{t('unseen')}</Notice>}
      {answered.map((one) =>
        one.question.kind === 'FILE' ? (
          <AnswerFile key={one.question.id} of={of} answered={one} mayChange />
        ) : (
          <TextAnswer key={one.question.id} answers={answers} question={one.question} />
        ),
      )}
    </SubmitDialog>
  );
}
