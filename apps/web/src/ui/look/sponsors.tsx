import { useTranslations } from 'next-intl';
import type { LookView } from './look-view.ts';
import styles from './sponsors.module.css';

interface SponsorsProps {
  readonly sponsors: LookView['sponsors'];
  /** `stage`: on a screen in a hall, without links. */
  readonly density?: 'page' | 'stage';
}

/** Plain links without a script or tracking, for privacy. */
export function Sponsors({ sponsors, density = 'page' }: SponsorsProps) {
  const t = useTranslations('look');
  if (sponsors.length === 0) return null;
  return (
    <section aria-label={t('sponsors')} className={`${styles.sponsors} ${styles[density]}`}>
      <h2 className={styles.title}>{t('sponsors')}</h2>
      <ul className={styles.row}>
        {sponsors.map((sponsor) => (
          <li key={sponsor.id}>
            {sponsor.website === null || density === 'stage' ? (
              <span className={styles.one}>
                <Mark {...sponsor} />
              </span>
            ) : (
              <a
                href={sponsor.website}
                target="_blank"
                rel="sponsored noopener"
                referrerPolicy="no-referrer"
                className={styles.one}
              >
                <Mark {...sponsor} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mark({ name, logoUrl }: LookView['sponsors'][number]) {
  if (logoUrl === null) return <b>{name}</b>;
  // biome-ignore lint/performance/noImgElement: stored in its final size
  return <img src={logoUrl} alt={name} width={128} height={48} loading="lazy" className={styles.logo} />;
}
