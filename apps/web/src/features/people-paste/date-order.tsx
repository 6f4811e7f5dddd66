'use client';

import { type DateOrder, dateOrders } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { Segments } from '../../ui/choice/segments.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { Preview } from './use-preview.ts';

/** Whether some dates are ambiguous. */
export function asksDateOrder(rows: Preview['rows']): boolean {
  return rows.some(({ problems }) => problems.some(({ code }) => code === 'DATE_AMBIGUOUS'));
}

interface DateOrderQuestionProps {
  readonly value: DateOrder | null;
  readonly onChange: (order: DateOrder) => void;
}

/** Asked once for the whole list: a question is better than a wrong birthday. */
export function DateOrderQuestion({ value, onChange }: DateOrderQuestionProps) {
  const t = useTranslations('squad.paste');
  return (
    <Notice
      tone={value === null ? 'warning' : 'info'}
      action={
        <Segments
          label={t('dateOrder.label')}
          options={dateOrders.map((order) => ({ value: order, label: t(`dateOrder.${order}`) }))}
          value={value}
          onChange={onChange}
        />
      }
    >
      {t('dateOrder.question')}
    </Notice>
  );
}
