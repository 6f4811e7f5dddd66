'use client';

import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Button from '@mui/material/Button';
import { CallFailure } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { timeOfDay } from '../../i18n/formats.ts';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { Crest } from '../../ui/identity/crest.tsx';
import { fits, nameOfClass } from './data/fits.ts';
import { readKilograms } from './data/read-kilograms.ts';
import { useWeighInActions, type WeighedEntry, type WeighInData } from './data/use-weigh-in.ts';
import styles from './weigh-in.module.css';

interface ScalesRowProps {
  readonly competitionId: string;
  readonly data: WeighInData;
  readonly entry: WeighedEntry;
  /** To the next one, once this weight is saved. */
  readonly goOn: (from: HTMLInputElement) => void;
}

export function ScalesRow({ competitionId, data, entry: { team, weighed }, goOn }: ScalesRowProps) {
  const t = useTranslations('weighIn');
  const locale = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const show = (kg: number) => kg.toLocaleString(locale, { maximumFractionDigits: 2 });
  const [text, setText] = useState(weighed === null ? '' : show(weighed.kg));
  const { problem, misfit, isBusy, save, move } = useRow(competitionId, team.id, show);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if ((await save(text)) && input.current) goOn(input.current);
  };
  const open = data.siblings.filter(
    (sibling) => misfit !== null && !data.isDrawn && !sibling.isDrawn && fits(sibling.weightClass, misfit),
  );
  return (
    <li className={styles.row}>
      <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={36} />
      <div className={styles.words}>
        <label htmlFor={id} className={styles.name}>
          {team.name}
        </label>
        {weighed !== null && problem === null && (
          <span className={styles.quiet}>
            {t('weighedAt', { time: timeOfDay(locale, new Date(weighed.at)), by: weighed.by ?? '—' })}
          </span>
        )}
        {problem !== null && (
          <span id={`${id}-problem`} role="alert" className={styles.problem}>
            {problem}
          </span>
        )}
        {open.map((sibling) => (
          <Button
            key={sibling.id}
            size="small"
            variant="outlined"
            disabled={isBusy}
            onClick={() => void move(sibling.id)}
          >
            {t('moveTo', { name: nameOfClass(sibling.weightClass) })}
          </Button>
        ))}
      </div>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <input
          ref={input}
          id={id}
          data-kg=""
          className={styles.kg}
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          maxLength={7}
          value={text}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={(event) => setText(event.target.value)}
        />
        <span aria-hidden="true">kg</span>
        <Button type="submit" variant={weighed === null ? 'contained' : 'outlined'} disabled={isBusy}>
          {t('save')}
          <span className={styles.hidden}> {team.name}</span>
        </Button>
        <span className={styles.mark}>
          {weighed !== null && <CheckCircleRounded color="success" titleAccess={t('done')} />}
        </span>
      </form>
    </li>
  );
}

/** What happens to one weight: saved, refused with both numbers, or somebody goes to another class. */
function useRow(competitionId: string, teamId: string, show: (kg: number) => string) {
  const t = useTranslations('weighIn');
  const failureMessage = useFailureMessage();
  const actions = useWeighInActions(competitionId);
  const [problem, setProblem] = useState<string | null>(null);
  const [misfit, setMisfit] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, kg: number | null): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      setProblem(null);
      setMisfit(null);
      return true;
    } catch (failure) {
      const limit = limitIn(failure);
      setProblem(
        limit === null || kg === null
          ? failureMessage(failure, t('failed'))
          : t(limit.isOver ? 'over' : 'under', { kg: show(kg), limit: show(limit.kg) }),
      );
      setMisfit(limit === null ? null : kg);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const save = async (text: string): Promise<boolean> => {
    const kg = readKilograms(text);
    if (kg === null && text.trim() !== '') {
      setProblem(t('noNumber'));
      return false;
    }
    return run(() => actions.weigh(teamId, kg), kg);
  };
  return {
    problem,
    misfit,
    isBusy,
    save,
    move: (toId: string) => run(() => actions.move(teamId, toId, misfit), null),
  };
}

function limitIn(failure: unknown): { readonly isOver: boolean; readonly kg: number } | null {
  if (!(failure instanceof CallFailure)) return null;
  const { code, error } = failure;
  if (code !== 'OVERWEIGHT' && code !== 'UNDERWEIGHT') return null;
  const { limit } = (error?.details ?? {}) as { readonly limit?: unknown };
  return { isOver: code === 'OVERWEIGHT', kg: Number(limit) };
}
