import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import type { PublicOrganisationData } from './load-organisation.ts';
import styles from './public-organisation.module.css';

/** The controller of the data of people the organisation registers: the organisation itself. */
export function Controller({ organisation }: { readonly organisation: PublicOrganisationData }) {
  const t = useTranslations('publicOrganisation');
  const { name, contact } = organisation;
  const place = [contact?.city, contact?.email].filter(Boolean).join(' · ');
  return (
    <Card title={t('dataProtection')}>
      <p className={styles.description}>{t('controller', { name })}</p>
      {place !== '' && <p className={styles.description}>{place}</p>}
      <p>
        <TextLink href="/privacy">{t('privacyPolicy')}</TextLink>
      </p>
    </Card>
  );
}
