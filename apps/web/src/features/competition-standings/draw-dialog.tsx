'use client';

import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import IconButton from '@mui/material/IconButton';
import { NewDraw } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { standingApi } from '../../lib/api/browser.ts';
import { DateField } from '../../ui/date/date-field.tsx';
import { FormError } from '../../ui/feedback/notice.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Pair } from '../../ui/form/form-frame.tsx';
import { SubmitDialog } from '../../ui/form/submit-dialog.tsx';
import { useShapeForm } from '../../ui/form/use-shape-form.ts';
import type { PhaseTables } from '../../ui/standings/index.ts';
import styles from './competition-standings.module.css';
import { moveTeam, tiedTeams, toggleTeam } from './draw-order.ts';
import { useInvalidateStandings } from './use-standings.ts';

interface DrawDialogProps {
  readonly phase: PhaseTables;
  readonly onClose: () => void;
}

/** Lots drawn manually: who came first, second and so on. */
export function DrawDialog({ phase, onClose }: DrawDialogProps) {
  const t = useTranslations();
  const { form, failure, busy, submit, problem } = useDraw(phase, onClose);
  const order = useWatch({ control: form.control, name: 'order' });
  const setOrder = (to: string[]) => form.setValue('order', to, { shouldDirty: true });
  return (
    <SubmitDialog
      title={t('competitionStandings.recordDraw')}
      onClose={onClose}
      onSubmit={submit}
      label={t('competitionStandings.record')}
      busyLabel={t('ui.saving')}
      busy={busy}
      failure={failure}
    >
      <p>{t('competitionStandings.drawText')}</p>
      <Order phase={phase} order={order} onChange={setOrder} />
      {problem('order') !== undefined && <FormError>{t('competitionStandings.drawTwo')}</FormError>}
      <Pair>
        <DateField
          {...form.register('date')}
          label={t('competitionStandings.drawDate')}
          error={problem('date')}
        />
        <TextField
          {...form.register('by')}
          label={t('competitionStandings.drawBy')}
          error={problem('by')}
          input={{ maxLength: 100 }}
        />
      </Pair>
    </SubmitDialog>
  );
}

interface OrderProps {
  readonly phase: PhaseTables;
  readonly order: readonly string[];
  readonly onChange: (order: string[]) => void;
}

function Order({ phase, order, onChange }: OrderProps) {
  const t = useTranslations('competitionStandings');
  const teams = phase.tables.flatMap(({ rows }) => rows.map(({ team }) => team));
  const nameOf = (id: string) => teams.find((team) => team.id === id)?.name ?? id;
  return (
    <>
      <ol className={styles.order} aria-label={t('drawOrder')}>
        {order.map((id, index) => (
          <li key={id}>
            <span className={styles.words}>
              {index + 1}. {nameOf(id)}
            </span>
            <IconButton
              aria-label={t('moveUp', { team: nameOf(id) })}
              disabled={index === 0}
              onClick={() => onChange(moveTeam(order, index, -1))}
            >
              <ArrowUpwardRounded />
            </IconButton>
            <IconButton
              aria-label={t('moveDown', { team: nameOf(id) })}
              disabled={index === order.length - 1}
              onClick={() => onChange(moveTeam(order, index, 1))}
            >
              <ArrowDownwardRounded />
            </IconButton>
          </li>
        ))}
      </ol>
      <fieldset className={styles.teams}>
        <legend>{t('drawTeams')}</legend>
        {teams.map(({ id, name }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={order.includes(id)}
              onChange={() => onChange(toggleTeam(order, id))}
            />
            {name}
          </label>
        ))}
      </fieldset>
    </>
  );
}

function useDraw(phase: PhaseTables, onClose: () => void) {
  const t = useTranslations('competitionStandings');
  const toast = useToast();
  const invalidate = useInvalidateStandings();
  return useShapeForm(NewDraw, {
    failed: t('drawFailed'),
    defaultValues: { phaseId: phase.id, order: tiedTeams(phase), date: '', by: '' },
    send: async (body) => {
      await standingApi.recordDraw({ body });
      await invalidate();
      toast(t('recorded'));
      onClose();
    },
  });
}
