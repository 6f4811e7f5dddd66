import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { SearchBox } from '../../ui/search/search-box.tsx';
import { searchSection } from '../../ui/search/search-shortcut.tsx';
import { DemoPersonas } from './demo/demo-personas.tsx';
import { DemoTexts } from './demo/demo-texts.tsx';
import type { DemoAccountData } from './demo/load-demo.ts';
import { Found } from './found.tsx';
import styles from './landing.module.css';
import type { FoundNow, NowData } from './load.ts';
import type { ShowcaseData } from './load-showcase.ts';
import { Now } from './now.tsx';
import { OwnServer } from './own-server.tsx';
import { Roles } from './roles/roles.tsx';
import type { SearchCriteria } from './search-criteria.ts';
import { Showcase } from './showcase.tsx';
import { Sports } from './sports.tsx';
import { suggestionsOf } from './suggestions-of.ts';
import { JoinCall, WelcomeActions } from './welcome.tsx';

interface LandingProps {
  readonly now: NowData | null;
  readonly showcase: ShowcaseData | null;
  /** Empty on a server without demo data. */
  readonly demo: readonly DemoAccountData[];
}

export function Landing({ now, showcase, demo }: LandingProps) {
  const t = useTranslations();
  const [first = null] = demo;
  return (
    <>
      <section className={styles.hero}>
        <div className={`${styles.wrap} ${styles.halves}`}>
          <div>
            <h1 className={styles.title}>{t('site.tagline')}</h1>
            <p className={styles.lead}>{t('landing.lead')}</p>
            <div id={searchSection} className={styles.search}>
              <SearchBox large />
            </div>
            <Suggestions now={now} />
            <DemoTexts>
              <WelcomeActions demo={first} />
            </DemoTexts>
          </div>
          {showcase !== null && <Showcase showcase={showcase} />}
        </div>
      </section>
      <div className={styles.wrap}>
        <Now now={now} />
        <Roles />
        <Sports results={now?.results ?? []} />
        <OwnServer />
        {first === null ? (
          <JoinCall />
        ) : (
          <DemoTexts>
            <DemoPersonas accounts={demo} />
          </DemoTexts>
        )}
      </div>
    </>
  );
}

function Suggestions({ now }: Pick<LandingProps, 'now'>) {
  const t = useTranslations('landing');
  const suggestions = suggestionsOf(now);
  if (suggestions.length === 0) return null;
  return (
    <p className={styles.suggestions}>
      {t('try')}
      {suggestions.map(({ name, href }) => (
        <Link key={href} href={href} className={styles.suggestion}>
          {name}
        </Link>
      ))}
    </p>
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
