'use client';

import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { timeOfDay } from '../../i18n/formats.ts';
import { Crest } from '../../ui/identity/crest.tsx';
import { AbsentButton } from './absent-button.tsx';
import { fits, nameOfClass } from './data/fits.ts';
import { useRow } from './data/use-row.ts';
import type { WeighedEntry, WeighInData } from './data/use-weigh-in.ts';
import styles from './weigh-in.module.css';

interface ScalesRowProps {
  readonly competitionId: string;
  readonly data: WeighInData;
  readonly entry: WeighedEntry;
  /** Goes to the next person, once this weight is saved. */
  readonly focusNext: (from: HTMLInputElement) => void;
}

export function ScalesRow({ competitionId, data, entry, focusNext }: ScalesRowProps) {
  const { team, weighed } = entry;
  const t = useTranslations('weighIn');
  const locale = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const show = (kg: number) => kg.toLocaleString(locale, { maximumFractionDigits: 2 });
  const [text, setText] = useState(weighed === null ? '' : show(weighed.kg));
  const { problem, outsideClass, isBusy, save, move, leaveOut } = useRow(competitionId, team.id, show);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if ((await save(text)) && input.current) focusNext(input.current);
  };
  const open = data.siblings.filter(
    (sibling) =>
      outsideClass !== null && !data.isDrawn && !sibling.isDrawn && fits(sibling.weightClass, outsideClass),
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
            onClick={() => void move(sibling.id, outsideClass)}
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
      </form>
      <span className={styles.mark}>
        {weighed !== null ? (
          <CheckCircleRounded sx={{ color: 'var(--success)' }} titleAccess={t('done')} />
        ) : (
          !data.isDrawn && <AbsentButton name={team.name} onLeaveOut={leaveOut} />
        )}
      </span>
    </li>
  );
}
