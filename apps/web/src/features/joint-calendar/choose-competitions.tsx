'use client';

import dynamic from 'next/dynamic';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEventHandler, useRef, useState } from 'react';
import { calendarDateInBrief } from '../../i18n/formats.ts';
import { Card } from '../../ui/card.tsx';
import { CheckList } from '../../ui/choice/check-list.tsx';
import { FormError } from '../../ui/feedback/notice.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { BlockedCompetitions } from './blocked-competitions.tsx';
import styles from './joint-calendar.module.css';
import { SharedThings } from './shared-things.tsx';
import { type Candidate, type Candidates, isOpen, needsDays } from './use-joint-calendar.ts';
import { useStart } from './use-start.ts';

interface ChooseCompetitionsProps {
  readonly orgCode: string;
  readonly candidates: Candidates;
  readonly onStarted: (planId: string) => void;
}

/** Collapsed by default: most competitions already have their days. */
const DaysCard = dynamic(() => import('./days-card.tsx').then((file) => file.DaysCard), { ssr: false });

const times = ['20', '60', '120', '300'] as const;

export function ChooseCompetitions({ orgCode, candidates, onStarted }: ChooseCompetitionsProps) {
  const t = useTranslations('jointCalendar');
  const { competitions } = candidates;
  const open = competitions.filter(isOpen);
  const [selected, setSelected] = useState<readonly string[]>(() => defaultSelection(open));
  const [seconds, setSeconds] = useState('60');
  const describe = useDescription();
  const { start, busy, failure } = useStart(orgCode, onStarted);
  const isEmpty = selected.length === 0;
  const others = open.filter((one) => needsDays(one) && selected.includes(one.id));
  const choice = { competitions, selected, seconds: Number(seconds) };
  const submitDays = useRef<FormEventHandler<HTMLFormElement>>(null);
  if (competitions.length === 0)
    return (
      <Card flush>
        <EmptyState
          heading="h2"
          title={t('none')}
          action={<ButtonLink href={`/dashboard/${orgCode}/competitions`}>{t('back')}</ButtonLink>}
        >
          {t('noneText')}
        </EmptyState>
      </Card>
    );
  return (
    <form
      className={styles.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (busy || isEmpty) return;
        if (others.length > 0) submitDays.current?.(event);
        else void start({ ...choice, wishes: undefined });
      }}
    >
      {open.length > 0 && (
        <Card title={t('competitions')}>
          <CheckList
            legend={t('which')}
            options={open.map((one) => ({ value: one.id, label: one.name, hint: describe(one) }))}
            value={selected}
            onChange={setSelected}
          />
        </Card>
      )}
      {others.length > 0 && (
        <DaysCard
          names={others.map(({ name }) => name)}
          send={({ firstDay, lastDay, windows }) =>
            start({ ...choice, wishes: { firstDay, lastDay, windows } })
          }
          submit={submitDays}
        />
      )}
      <BlockedCompetitions competitions={competitions} />
      {open.length > 0 && (
        <>
          <SharedThings candidates={candidates} selected={selected} />
          <Card title={t('generate')}>
            <div className={styles.start}>
              <SelectField
                label={t('seconds')}
                hint={t('secondsHint')}
                placeholder={null}
                value={seconds}
                onChange={({ target }) => setSeconds(target.value)}
                options={times.map((value) => ({ value, label: t('secondsOf', { seconds: value }) }))}
              />
              {isEmpty && <p className={styles.quiet}>{t('chooseOne')}</p>}
              {failure !== null && <FormError>{failure}</FormError>}
              <SubmitButton label={t('start')} busyLabel={t('sending')} busy={busy} />
              <p className={styles.quiet}>{t('startHint')}</p>
            </div>
          </Card>
        </>
      )}
    </form>
  );
}

/** All that are ready and have undated matches; if none is ready, all of them. */
function defaultSelection(open: readonly Candidate[]): readonly string[] {
  const undated = open.filter((one) => one.undated > 0);
  const ready = undated.filter((one) => !needsDays(one));
  return (ready.length > 0 ? ready : undated).map(({ id }) => id);
}

/** A competition's phases, matches and days. */
function useDescription() {
  const t = useTranslations('jointCalendar');
  const locale = useLocale();
  return ({ phases, matches, undated, season, blocked }: Candidate) =>
    [
      phases.map(({ name }) => name).join(', '),
      t('matchCount', { count: matches, undated }),
      season &&
        t('span', {
          from: calendarDateInBrief(locale, season.firstDay),
          to: calendarDateInBrief(locale, season.lastDay),
        }),
      blocked && t(`blocked.${blocked}`),
    ]
      .filter(Boolean)
      .join(' · ');
}
