import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ConsentSettings } from '../consent/index.ts';
import styles from './cookie-policy.module.css';

/** Everything stored in a browser, by its key. */
const stored = [
  { item: 'consent', name: 'traip-consent' },
  { item: 'session', name: 'traip.session' },
  { item: 'refresh', name: 'traip.lastRefresh' },
  { item: 'wanted', name: 'traip.wanted' },
  { item: 'menu', name: 'traip.menu' },
  { item: 'theme', name: 'traip.theme' },
  { item: 'install', name: 'traip.install' },
  { item: 'matchDay', name: 'traip.desk.*, traip.line.*, traip.rounds.*, traip.competition.*' },
  { item: 'pages', name: 'traip-pages-*, traip-files-*' },
  { item: 'authentication', name: 'next-auth.*' },
] as const;

export function CookiePolicy() {
  const t = useTranslations('cookiePolicy');
  return (
    <div className={styles.page}>
      <PageTitle title={t('title')}>{t('intro')}</PageTitle>
      <div className={styles.cards}>
        <Card title={t('choice')}>
          <ConsentSettings />
        </Card>
        <Card title={t('stored')} flush>
          <table className={styles.table} aria-label={t('stored')}>
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
                <th scope="col">{t('purpose')}</th>
                <th scope="col">{t('duration')}</th>
              </tr>
            </thead>
            <tbody>
              {stored.map(({ item, name }) => (
                <tr key={item}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  <td>{t(`items.${item}.purpose`)}</td>
                  <td>{t(`items.${item}.duration`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
        <Card title={t('analytics')}>
          <p>{t('analyticsText')}</p>
        </Card>
      </div>
    </div>
  );
}
