'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { ClassCard } from './class-card.tsx';
import { nameOfClass } from './data/fits.ts';
import { useWeighIn, type WeighInData } from './data/use-weigh-in.ts';
import { Scales } from './scales.tsx';
import styles from './weigh-in.module.css';

interface WeighInProps {
  readonly competition: { readonly id: string };
}

/** The scales, as a list to type kilograms into; and the limits of the class. */
export function WeighIn({ competition }: WeighInProps) {
  const t = useTranslations('weighIn');
  const query = useWeighIn(competition.id);
  return (
    <QueryState query={query} errorTitle={t('loadFailed')}>
      {(data) => (
        <div className={styles.stack}>
          <Entries competitionId={competition.id} data={data} />
          <ClassCard competitionId={competition.id} data={data} key={JSON.stringify(data.weightClass)} />
        </div>
      )}
    </QueryState>
  );
}

interface EntriesProps {
  readonly competitionId: string;
  readonly data: WeighInData;
}

function Entries({ competitionId, data }: EntriesProps) {
  const t = useTranslations('weighIn');
  const { entries, weightClass } = data;
  const missing = entries.filter(({ weighed }) => weighed === null).length;
  const title = weightClass === null ? t('scales') : t('scalesOf', { name: nameOfClass(weightClass) });
  return (
    <Card title={title} flush>
      {entries.length === 0 ? (
        <EmptyState title={t('nobody')}>{t('nobodyText')}</EmptyState>
      ) : (
        <>
          <div className={styles.status} role="status">
            <Notice tone={missing === 0 ? 'success' : 'warning'}>
              {missing === 0 ? t('everybody') : t('missing', { count: missing })}
            </Notice>
          </div>
          <Scales competitionId={competitionId} data={data} />
        </>
      )}
    </Card>
  );
}
