'use client';

import { useTranslations } from 'next-intl';
import { useConfirm } from '../../ui/dialog/confirm.tsx';
import { ItemMenu } from '../../ui/list/item-menu.tsx';
import { fits, nameOfClass } from './data/fits.ts';
import type { ScalesRowActions } from './data/use-row.ts';
import type { WeighedEntry, WeighInData } from './data/use-weigh-in.ts';

interface RowMenuProps {
  readonly data: WeighInData;
  readonly entry: WeighedEntry;
  readonly row: ScalesRowActions;
}

/** Before the draw: somebody goes to another class that takes them, or did not come. */
export function RowMenu({ data, entry: { team, weighed }, row }: RowMenuProps) {
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
  const classes = data.siblings.filter(
    ({ isDrawn, weightClass }) => !isDrawn && (weighed === null || fits(weightClass, weighed.kg)),
  );
  const moves = classes.map(({ id, weightClass }) => ({
    label: t('moveTo', { name: nameOfClass(weightClass) }),
    onSelect: () => void row.move(id, null),
  }));
  const absent = { label: t('absent'), isDanger: true, onSelect: () => void leaveOut() };
  const items = weighed === null ? [...moves, absent] : moves;
  return items.length === 0 ? null : <ItemMenu label={t('moreAbout', { name })} items={items} />;
}
