'use client';

import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { DetailTitle } from '../../ui/detail-title.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { IconDisc } from '../../ui/identity/icon-disc.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { ConsentFields, ConsentHistory } from '../family/index.ts';
import styles from './own-consents.module.css';
import { type OwnConsentsData, useOwnConsents } from './use-own-consents.ts';

/** What a person with an account decides about their own data. */
export function OwnConsents() {
  const t = useTranslations('ownConsents');
  const { query, decide } = useOwnConsents();
  return (
    <>
      <DetailTitle
        back={{ href: '/profile', label: t('backToProfile') }}
        picture={
          <IconDisc>
            <ShieldOutlined aria-hidden="true" />
          </IconDisc>
        }
        title={t('title')}
      >
        {t('intro')}
      </DetailTitle>
      <div className={styles.page}>
        <QueryState query={query} errorTitle={t('failed')} heading="h2">
          {(own) => (
            <Card>
              <Limits own={own} />
              <ConsentFields values={own.consents} name={null} onChange={decide} />
              <ConsentHistory records={own.records} />
            </Card>
          )}
        </QueryState>
      </div>
    </>
  );
}

/** Why less is visible than was chosen. */
function Limits({ own: { isPrivate, guardians } }: { readonly own: OwnConsentsData }) {
  const t = useTranslations('ownConsents');
  return (
    <>
      {isPrivate && <Notice tone="info">{t('isPrivate')}</Notice>}
      {guardians.length > 0 && <Notice tone="info">{t('guardians', { names: guardians.join(', ') })}</Notice>}
    </>
  );
}
