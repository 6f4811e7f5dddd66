'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { competitionApi, venueApi } from '../../lib/api/browser.ts';
import { Card } from '../../ui/card.tsx';
import { useConfirm } from '../../ui/dialog/confirm.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { NumberStepper } from '../../ui/fields/number-stepper.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { useMatchUnit } from '../../ui/nouns/match-unit.ts';
import styles from './court-board.module.css';
import type { BoardProps } from './court-board.tsx';
import { useCourtActions } from './data/use-court-queue.ts';

/** For a competition whose matches have times: what changes without them, and one button. */
export function TurnOn(props: BoardProps) {
  const t = useTranslations('courtQueue');
  const unit = useMatchUnit();
  const { orgCode, mayManage } = props;
  const venues = useQuery({
    queryKey: ['venue', 'list', { orgCode, limit: 100 }],
    queryFn: ({ signal }) => venueApi.list({ params: { orgCode }, query: { limit: 100 } }, { signal }),
    enabled: mayManage,
  });
  const withFields = venues.data?.items.filter(({ fields }) => fields.length > 0) ?? [];
  return (
    <Card title={t('off')}>
      <p className={styles.quiet}>{t('offText', { unit })}</p>
      {mayManage && withFields.length > 0 && <TurnOnForm {...props} venues={withFields} />}
      {mayManage && venues.data !== undefined && withFields.length === 0 && (
        <EmptyState
          title={t('noCourts')}
          action={<ButtonLink href={`/dashboard/${orgCode}/venues`}>{t('addCourts')}</ButtonLink>}
        >
          {t('noCourtsText')}
        </EmptyState>
      )}
    </Card>
  );
}

interface Venue {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly { readonly id: string }[];
}

function TurnOnForm({ competitionId, venues }: BoardProps & { readonly venues: readonly Venue[] }) {
  const t = useTranslations('courtQueue');
  const unit = useMatchUnit();
  const actions = useCourtActions(competitionId);
  const confirm = useConfirm();
  const countPlanned = useCountPlanned(competitionId);
  const [chosen, setChosen] = useState({ venueId: venues[0]?.id ?? '', every: 30, rest: 0 });
  const { venueId, every, rest } = chosen;
  const fieldIds = venues.find(({ id }) => id === venueId)?.fields.map(({ id }) => id) ?? [];
  const turnOn = async () => {
    const planned = await countPlanned();
    const text = planned === null ? t('offText', { unit }) : t('turnOnText', { count: planned, unit });
    const isConfirmed =
      planned === 0 ||
      (await confirm({ title: t('turnOnTitle', { unit }), text, confirmLabel: t('turnOn') }));
    if (isConfirmed) await actions.set({ fieldIds, every, rest });
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void turnOn();
      }}
    >
      <SelectField
        label={t('venue')}
        placeholder={null}
        options={venues.map(({ id, name }) => ({ value: id, label: name }))}
        value={venueId}
        onChange={({ target }) => setChosen({ ...chosen, venueId: target.value })}
      />
      <NumberStepper
        label={t('every', { unit })}
        value={every}
        min={5}
        max={300}
        step={5}
        onChange={(minutes) => setChosen({ ...chosen, every: minutes })}
      />
      <NumberStepper
        label={t('rest', { unit })}
        value={rest}
        min={0}
        max={240}
        step={5}
        onChange={(minutes) => setChosen({ ...chosen, rest: minutes })}
      />
      <SubmitButton label={t('turnOn')} busyLabel={t('turningOn')} busy={actions.isBusy} />
    </form>
  );
}

/** How many matches would lose their time; null if unknown. */
function useCountPlanned(competitionId: string): () => Promise<number | null> {
  const queries = useQueryClient();
  const query = { state: 'SCHEDULED', limit: 1 } as const;
  return async () => {
    try {
      const { total } = await queries.fetchQuery({
        queryKey: ['competition', 'matches', { competitionId, ...query }],
        queryFn: () => competitionApi.matches({ params: { id: competitionId }, query }),
      });
      return total;
    } catch {
      return null;
    }
  };
}
