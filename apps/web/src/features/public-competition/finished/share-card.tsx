import DownloadRounded from '@mui/icons-material/DownloadRounded';
import { useLocale, useTranslations } from 'next-intl';
import { localisedPath } from '../../../i18n/locales.ts';
import { Card } from '../../../ui/card.tsx';
import type { PublicCompetitionData } from '../../public-matches/index.ts';
import { ShareButton } from '../parts/share-button.tsx';
import styles from './side-cards.module.css';

/** The preview picture when the page is shared. */
export function ShareCard({ competition }: { readonly competition: PublicCompetitionData }) {
  const t = useTranslations('publicCompetition.finished');
  const locale = useLocale();
  const picture = `${localisedPath(locale, `/c/${competition.id}`)}/picture.png`;
  return (
    <Card title={t('toShare')}>
      {/* biome-ignore lint/performance/noImgElement: stored in its final size */}
      <img
        src={picture}
        alt={t('pictureOf', { name: competition.name })}
        className={styles.picture}
        width={1200}
        height={630}
        loading="lazy"
      />
      <div className={styles.buttons}>
        <ShareButton competition={competition} />
        <a href={picture} download className={styles.button}>
          <DownloadRounded aria-hidden="true" />
          {t('image')}
        </a>
      </div>
    </Card>
  );
}
