'use client';

import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import IconButton from '@mui/material/IconButton';
import { questionAudiences, questionKinds } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { SwitchRow } from '../../../../ui/fields/switch-row.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Pair } from '../../../../ui/form/form-frame.tsx';
import { linesOf } from './options-of-text.ts';
import styles from './questions.module.css';
import type { QuestionsForm } from './use-questions-form.ts';

interface PlaceProps {
  readonly questionsForm: QuestionsForm;
  /** In the order of the questions, from 0. */
  readonly place: number;
}

interface QuestionFieldsProps extends PlaceProps {
  readonly count: number;
  /** Whom it asks, and how, can no longer change. */
  readonly isSaved: boolean;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

export function QuestionFields(props: QuestionFieldsProps) {
  const { questionsForm, place, isSaved } = props;
  const t = useTranslations('questions');
  const { form, problem } = questionsForm;
  const at = `questions.${place}` as const;
  const [kind, isRequired = false] = useWatch({
    control: form.control,
    name: [`${at}.kind`, `${at}.isRequired`],
  });
  return (
    <li className={styles.question}>
      <Head {...props} />
      <TextField
        {...form.register(`${at}.label`)}
        label={t('label')}
        error={problem(`${at}.label`)}
        autoComplete="off"
        input={{ maxLength: 200 }}
      />
      {isSaved ? (
        <Fixed questionsForm={questionsForm} place={place} />
      ) : (
        <TypeFields questionsForm={questionsForm} place={place} />
      )}
      {kind === 'CHOICE' && <Options questionsForm={questionsForm} place={place} />}
      <SwitchRow
        label={t('required')}
        checked={isRequired}
        onChange={(checked) => form.setValue(`${at}.isRequired`, checked, { shouldDirty: true })}
      />
    </li>
  );
}

/** Its number, its position and the button that removes it. */
function Head({ place, count, onMove, onRemove }: QuestionFieldsProps) {
  const t = useTranslations('questions');
  const number = String(place + 1);
  return (
    <div className={styles.head}>
      <h3 className={styles.number}>{t('one', { number })}</h3>
      <IconButton
        aria-label={t('moveUp', { number })}
        disabled={place === 0}
        onClick={() => onMove(place - 1)}
      >
        <ArrowUpwardRounded />
      </IconButton>
      <IconButton
        aria-label={t('moveDown', { number })}
        disabled={place === count - 1}
        onClick={() => onMove(place + 1)}
      >
        <ArrowDownwardRounded />
      </IconButton>
      <IconButton aria-label={t('remove', { number })} onClick={onRemove}>
        <DeleteOutlineRounded />
      </IconButton>
    </div>
  );
}

function Fixed({ questionsForm: { form }, place }: PlaceProps) {
  const t = useTranslations('questions');
  const { audience, kind } = form.getValues(`questions.${place}`);
  return (
    <p className={styles.text}>
      {t('fixed', { audience: t(`audiences.${audience}`), kind: t(`kinds.${kind}`) })}
    </p>
  );
}

function TypeFields({ questionsForm: { form, problem }, place }: PlaceProps) {
  const t = useTranslations('questions');
  const at = `questions.${place}` as const;
  const { onChange, ...kind } = form.register(`${at}.kind`);
  return (
    <Pair>
      <SelectField
        {...form.register(`${at}.audience`)}
        label={t('audience')}
        error={problem(`${at}.audience`)}
        placeholder={null}
        options={questionAudiences.map((value) => ({ value, label: t(`audiences.${value}`) }))}
      />
      <SelectField
        {...kind}
        onChange={(event) => {
          // Only a choice has options.
          if (event.target.value !== 'CHOICE') form.setValue(`${at}.options`, []);
          void onChange(event);
        }}
        label={t('kind')}
        error={problem(`${at}.kind`)}
        placeholder={null}
        options={questionKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
    </Pair>
  );
}

function Options({ questionsForm: { form, problem }, place }: PlaceProps) {
  const t = useTranslations('questions');
  const name = `questions.${place}.options` as const;
  const options = useWatch({ control: form.control, name }) ?? [];
  const change = (lines: string[]) =>
    form.setValue(name, lines, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const wrong = options.map((_, line) => problem(`${name}.${line}`)).find((one) => one !== undefined);
  return (
    <TextArea
      label={t('options')}
      hint={t('optionsHint')}
      error={problem(name) ?? wrong}
      rows={3}
      value={options.join('\n')}
      onChange={({ target }) => change(linesOf(target.value))}
    />
  );
}
