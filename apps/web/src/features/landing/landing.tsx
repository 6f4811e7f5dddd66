import { useTranslations } from 'next-intl';
import { SearchBox } from '../../ui/search/search-box.tsx';
import { searchSection } from '../../ui/search/search-shortcut.tsx';
import { Audiences } from './audiences.tsx';
import { Found } from './found.tsx';
import styles from './landing.module.css';
import type { FoundNow, NowData } from './load.ts';
import type { ShowcaseData } from './load-showcase.ts';
import { Now } from './now.tsx';
import type { SearchCriteria } from './search-criteria.ts';
import { Showcase } from './showcase.tsx';
import { Sports } from './sports.tsx';
import { JoinCall, WelcomeActions } from './welcome.tsx';

interface LandingProps {
  readonly now: NowData | null;
  readonly showcase: ShowcaseData | null;
}

export function Landing({ now, showcase }: LandingProps) {
  const t = useTranslations();
  return (
    <>
      <section className={styles.hero}>
        <div className={`${styles.wrap} ${styles.halves}`}>
          <div>
            <p className={styles.overline}>{t('landing.overline')}</p>
            <h1 className={styles.title}>{t('site.tagline')}</h1>
            <p className={styles.lead}>{t('landing.lead')}</p>
            <div id={searchSection} className={styles.search}>
              <SearchBox large />
            </div>
            <WelcomeActions />
          </div>
          {showcase !== null && <Showcase showcase={showcase} />}
        </div>
      </section>
      <div className={styles.wrap}>
        <Audiences />
        <Now now={now} />
        <Sports />
        <JoinCall />
      </div>
    </>
  );
}

interface SearchAnswerProps {
  readonly criteria: SearchCriteria;
  readonly found: FoundNow | null;
}

/** The front page with search results. */
export function SearchResults({ criteria, found }: SearchAnswerProps) {
  const t = useTranslations('landing');
  return (
    <div className={styles.wrap}>
      <div id={searchSection} className={styles.again}>
        <h1 className={styles.askedTitle}>{t('searchTitle')}</h1>
        <SearchBox key={criteria.q} query={criteria.q} large />
      </div>
      <Found criteria={criteria} found={found} />
    </div>
  );
}
