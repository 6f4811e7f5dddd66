'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../../ui/dialog/dialog.tsx';
import { NumberStepper } from '../../../ui/fields/number-stepper.tsx';
import { Fields, Pair } from '../../../ui/form/form-frame.tsx';
import { useTheDesk } from '../data/the-desk.tsx';
import { useRegister } from '../data/use-register.ts';

interface SetDialogProps {
  readonly set: number;
  readonly onClose: () => void;
}

const most = 99;

/** A set that is entered when it is over. */
export function SetDialog({ set: first, onClose }: SetDialogProps) {
  const t = useTranslations();
  const { desk, rules } = useTheDesk();
  const [set, setSet] = useState(first);
  const [home, setHome] = useState(rules.sets?.to ?? 0);
  const [away, setAway] = useState(0);
  const register = useRegister();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    register({ type: 'GOAL', kind: 'SET', period: set, payload: { set, home, away } });
    onClose();
  };
  return (
    <FormDialog
      open
      title={t('matchDesk.wholeSet')}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button variant="outlined" size="large" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button variant="contained" size="large" type="submit">
            {t('matchDesk.saveSet')}
          </Button>
        </>
      }
    >
      <Fields>
        <NumberStepper
          label={t('matchDesk.setNumber')}
          value={set}
          min={1}
          max={rules.sets?.bestOf ?? 1}
          onChange={setSet}
        />
        <Pair>
          <NumberStepper label={desk.home?.name ?? ''} value={home} min={0} max={most} onChange={setHome} />
          <NumberStepper label={desk.away?.name ?? ''} value={away} min={0} max={most} onChange={setAway} />
        </Pair>
      </Fields>
    </FormDialog>
  );
}
