'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef } from 'react';
import { Card } from '../../../../ui/card.tsx';
import { useConfirm } from '../../../../ui/dialog/confirm.tsx';
import { FormError } from '../../../../ui/feedback/notice.tsx';
import { SubmitButton } from '../../../../ui/fields/submit-button.tsx';
import { UnsavedGuard } from '../../../../ui/form/unsaved-guard.tsx';
import { gridFields } from '../people/person-change.ts';
import type { Person } from '../people/use-squad.ts';
import styles from './grid.module.css';
import { GridRow } from './grid-row.tsx';
import { useGrid } from './use-grid.ts';

interface SquadGridProps {
  readonly teamId: string;
  readonly people: readonly Person[];
  readonly maySeeFacts: boolean;
  readonly onClose: () => void;
}

/** The squad as a spreadsheet: Tab moves right, Enter moves down. */
export function SquadGrid({ teamId, people, maySeeFacts, onClose }: SquadGridProps) {
  const t = useTranslations();
  const confirm = useConfirm();
  const table = useRef<HTMLTableElement>(null);
  const fields = gridFields(maySeeFacts);
  const { edits, problems, failure, busy, count, edit, discard, save } = useGrid(teamId, people);
  const close = async () => {
    const question = {
      title: t('ui.unsaved.title'),
      text: t('squad.grid.loss', { count }),
      confirmLabel: t('squad.grid.discard'),
      danger: true,
    };
    if (count === 0 || (await confirm(question))) onClose();
  };
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    const { row, field } = event.target.dataset;
    const next = Number(row) + (event.shiftKey ? -1 : 1);
    table.current?.querySelector<HTMLElement>(`[data-row="${next}"][data-field="${field}"]`)?.focus();
  };
  return (
    <Card
      title={t('teamDetail.squad')}
      aside={
        <Button variant="outlined" onClick={() => void close()}>
          {t('squad.grid.close')}
        </Button>
      }
      flush
    >
      <UnsavedGuard dirty={count > 0} />
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className={styles.frame}>
          <table ref={table} className={styles.table} aria-label={t('teamDetail.squad')} onKeyDown={move}>
            <thead>
              <tr>
                {fields.map((field) => (
                  <th key={field} scope="col">
                    {t(`squad.fields.${field}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {people.map((person, row) => (
                <GridRow
                  key={person.personId}
                  row={row}
                  person={person}
                  maySeeFacts={maySeeFacts}
                  typed={edits.get(person.personId)}
                  problem={problems.get(person.personId)}
                  onEdit={edit}
                />
              ))}
            </tbody>
          </table>
        </div>
        {count > 0 && (
          <div className={styles.bar}>
            {failure !== null && <FormError>{failure}</FormError>}
            <div className={styles.buttons}>
              <Button variant="outlined" onClick={discard}>
                {t('squad.grid.discard')}
              </Button>
              <SubmitButton
                size="medium"
                label={t('squad.grid.save', { count })}
                busyLabel={t('teamDetail.saving')}
                busy={busy}
              />
            </div>
          </div>
        )}
      </form>
    </Card>
  );
}
