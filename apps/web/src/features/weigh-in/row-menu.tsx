'use client';

import { useTranslations } from 'next-intl';
import { useConfirm } from '../../ui/dialog/confirm.tsx';
import { ItemMenu } from '../../ui/list/item-menu.tsx';
import { nameOfClass } from './data/fits.ts';
import type { ScalesRowActions } from './data/use-row.ts';
import type { WeighedEntry, WeighInData } from './data/use-weigh-in.ts';

interface RowMenuProps {
  readonly data: WeighInData;
  readonly entry: WeighedEntry;
  readonly row: ScalesRowActions;
}

/** Of somebody who has not weighed in: they go to another class, or did not come. */
export function RowMenu({ data, entry: { team }, row }: RowMenuProps) {
  const t = useTranslations('weighIn');
  const confirm = useConfirm();
  const { name } = team;
  const leaveOut = async () => {
    const question = {
      title: t('absentQuestion', { name }),
      text: t('absentText'),
      confirmLabel: t('leaveOut'),
    };
    if (await confirm({ ...question, danger: true })) await row.leaveOut();
  };
  const moves = data.siblings
    .filter(({ isDrawn }) => !isDrawn)
    .map(({ id, weightClass }) => ({
      label: t('moveTo', { name: nameOfClass(weightClass) }),
      onSelect: () => void row.move(id, null),
    }));
  const absent = { label: t('absent'), isDanger: true, onSelect: () => void leaveOut() };
  return <ItemMenu label={t('moreAbout', { name })} items={[...moves, absent]} />;
}
