import DirectionsOutlined from '@mui/icons-material/DirectionsOutlined';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import { useTranslations } from 'next-intl';
import { mapLink } from '../../../lib/map-link.ts';
import { Card } from '../../../ui/card.tsx';
import type { AnnouncementData } from '../../public-matches/index.ts';
import styles from './announced.module.css';

export function VenueCard({ venue }: { readonly venue: AnnouncementData['venues'][number] }) {
  const t = useTranslations('publicCompetition.announced');
  const { name, address, city, fields } = venue;
  const fullAddress = [address, city].filter(Boolean).join(' · ');
  return (
    <Card title={name}>
      <div className={styles.place}>
        {fullAddress !== '' && <p className={styles.quiet}>{fullAddress}</p>}
        <p className={styles.quiet}>{fields.join(', ')}</p>
        <a href={mapLink(venue)} target="_blank" rel="noopener noreferrer" className={styles.way}>
          <DirectionsOutlined aria-hidden="true" />
          {t('directions')}
        </a>
      </div>
    </Card>
  );
}

interface ContactProps {
  readonly organisation: string;
  readonly email: string;
}

export function Contact({ organisation, email }: ContactProps) {
  const t = useTranslations('publicCompetition.announced');
  return (
    <Card title={t('questions')}>
      <div className={styles.place}>
        <p className={styles.quiet}>{t('writeTo', { organisation })}</p>
        <a href={`mailto:${email}`} className={styles.way}>
          <MailOutlineRounded aria-hidden="true" />
          {email}
        </a>
      </div>
    </Card>
  );
}
