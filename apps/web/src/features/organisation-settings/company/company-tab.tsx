'use client';

import { organisationErrors } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { QueryState } from '../../../ui/list/query-state.tsx';
import styles from '../frame/settings.module.css';
import { type Organisation, useFiscalData } from '../frame/use-organisation.ts';
import { CompanyForm } from './company-form.tsx';

/** Only for those with permission. */
export function CompanyTab({ organisation: { id, abilities } }: { readonly organisation: Organisation }) {
  const t = useTranslations('organisationSettings');
  return (
    <div className={styles.page}>
      <Card title={t('companyTitle')}>
        {abilities.includes('fiscalData.see') ? <Fiscal id={id} /> : <Forbidden />}
      </Card>
    </div>
  );
}

function Fiscal({ id }: { readonly id: string }) {
  const t = useTranslations('organisationSettings');
  const query = useFiscalData(id);
  return (
    <QueryState query={query} errorTitle={t('companyFailed')}>
      {(fiscal) => (
        <>
          <p className={styles.intro}>{t('companyText')}</p>
          <CompanyForm id={id} fiscal={fiscal} />
        </>
      )}
    </QueryState>
  );
}

function Forbidden() {
  const t = useTranslations('organisationSettings');
  const locale = useLocale();
  return (
    <LockedState title={organisationErrors.FISCAL_DATA_FORBIDDEN.message[locale]}>
      {t('companyForbiddenText')}
    </LockedState>
  );
}
