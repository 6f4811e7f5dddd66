'use client';

import { checkRubber } from '@traip/engine/match';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { PlainDialog } from '../../../ui/dialog/plain-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RubberFields } from '../../../ui/rubbers/rubber-fields.tsx';
import { firstRubber, toRubber } from '../../../ui/rubbers/rubber-values.ts';
import { useRubberName } from '../../../ui/rubbers/use-rubber-name.ts';
import { useDeskContext } from '../data/desk-context.tsx';
import { useRegister } from '../data/use-register.ts';
import type { LocalRubber } from './local-rubbers.ts';
import type { useRubbers } from './use-rubbers.ts';

interface RubberDialogProps {
  readonly rubber: LocalRubber;
  readonly sheet: NonNullable<ReturnType<typeof useRubbers>>;
  readonly onClose: () => void;
}

/** Enters one rubber, as far as it was played. */
export function RubberDialog({ rubber, sheet, onClose }: RubberDialogProps) {
  const t = useTranslations();
  const { desk } = useDeskContext();
  const register = useRegister();
  const rubberName = useRubberName();
  const { shape, people } = sheet;
  const [values, setValues] = useState(() => firstRubber(rubber, shape.sets.bestOf));
  const [wrongSet, setWrongSet] = useState<number | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = toRubber(values);
    const breach = checkRubber({ ...input, sets: input.sets ?? [] }, shape);
    if (breach?.breach === 'RUBBER_SET_IMPOSSIBLE') return setWrongSet(breach.set);
    const period = shape.list.findIndex(({ key }) => key === rubber.key) + 1;
    register({ type: 'GOAL', kind: 'RUBBER', period, rubber: input });
    onClose();
  };
  return (
    <PlainDialog
      open
      title={rubberName(rubber, shape.list)}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button variant="outlined" size="large" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button variant="contained" size="large" type="submit">
            {t('rubbers.save')}
          </Button>
        </>
      }
    >
      <RubberFields
        rubber={rubber}
        values={values}
        people={people}
        names={{ home: desk.home?.name ?? '', away: desk.away?.name ?? '' }}
        onChange={(changed) => {
          setValues(changed);
          setWrongSet(null);
        }}
      />
      {wrongSet !== null && <Notice tone="error">{t('rubbers.setWrong', { set: wrongSet })}</Notice>}
    </PlainDialog>
  );
}
