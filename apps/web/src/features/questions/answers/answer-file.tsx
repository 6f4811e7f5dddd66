'use client';

import { useTranslations } from 'next-intl';
import { questionApi } from '../../../lib/api/question.ts';
import { FileButtons, usePrivateFile } from '../../licence-documents/index.ts';
import styles from './answers.module.css';
import type { Answered } from './answers-of.ts';
import { type AnswersOf, useInvalidateAnswers } from './use-answers.ts';

interface AnswerFileProps {
  readonly of: AnswersOf;
  readonly answered: Answered;
  readonly mayChange: boolean;
}

/** Uploaded at once, like any document. */
export function AnswerFile({ of, answered, mayChange }: AnswerFileProps) {
  const t = useTranslations('questions');
  const { label, id: questionId, isRequired } = answered.question;
  const { competitionId, teamId, personId } = of;
  const params = { competitionId, teamId };
  const query = personId === undefined ? {} : { personId };
  const place = { params: { ...params, questionId }, query };
  const file = usePrivateFile({
    send: (chosen) => questionApi.setFile({ ...place, file: chosen }),
    remove: () => questionApi.answer({ params, body: { answers: [{ questionId, value: null }], ...query } }),
    invalidate: useInvalidateAnswers(),
  });
  const hasFile = answered.file !== null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend inside its frame
    <div role="group" aria-label={label} className={styles.file}>
      <b>{label}</b>
      <p className={styles.quiet}>
        {[isRequired && t('required'), t(hasFile ? 'hasFile' : 'noFile')].filter(Boolean).join(' · ')}
      </p>
      <FileButtons
        of={label}
        file={file}
        hasFile={hasFile}
        open={() => questionApi.openFile(place)}
        mayUpload={mayChange}
        mayRemove={mayChange && hasFile}
      />
    </div>
  );
}
