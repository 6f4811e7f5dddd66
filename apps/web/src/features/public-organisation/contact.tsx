import LanguageRounded from '@mui/icons-material/LanguageRounded';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import type { PublicOrganisationData } from './load-organisation.ts';
import styles from './public-organisation.module.css';

export function Contact({ organisation }: { readonly organisation: PublicOrganisationData }) {
  const t = useTranslations('publicOrganisation');
  const { website, contact } = organisation;
  const email = contact?.email ?? null;
  if (website === null && email === null) return null;
  return (
    <Card title={t('contact')}>
      <ul>
        {email !== null && (
          <li>
            <a href={`mailto:${email}`} className={styles.way}>
              <MailOutlineRounded aria-hidden="true" className={styles.icon} />
              {email}
            </a>
          </li>
        )}
        {website !== null && (
          <li>
            <a href={website} rel="nofollow ugc noopener" className={styles.way}>
              <LanguageRounded aria-hidden="true" className={styles.icon} />
              {withoutProtocol(website)}
            </a>
          </li>
        )}
      </ul>
    </Card>
  );
}

function withoutProtocol(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
