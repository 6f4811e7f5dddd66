import { getLocale, getTranslations } from 'next-intl/server';
import { localisedPath } from '../../../i18n/locales.ts';
import { loadReference } from '../description/load-reference.ts';
import pageStyles from '../parts/page.module.css';
import { docsPath, guidePath, referencePath, resourcePath } from '../paths.ts';
import { DocsMenu } from '../shell/docs-menu.tsx';
import { DocsShell } from '../shell/docs-shell.tsx';
import { guideGroups } from '../texts/guides.ts';
import { loadGuides } from '../texts/load-guides.ts';
import styles from './docs-home.module.css';

/** The documentation's home: the guides by purpose, and the groups of calls. */
export async function DocsHome() {
  const locale = await getLocale();
  const t = await getTranslations('docs');
  const [{ groups }, guides] = await Promise.all([loadReference(locale), loadGuides(locale)]);
  const guideOf = new Map(guides.map((guide) => [guide.key, guide]));
  return (
    <DocsShell
      path={docsPath}
      section="guides"
      here={t('title')}
      menu={<DocsMenu groups={groups} guides={guides} />}
    >
      <h1 className={pageStyles.title}>{t('homeTitle')}</h1>
      <p className={pageStyles.lead}>{t('homeLead')}</p>
      {guideGroups.map(({ key, guides: keys }) => (
        <section key={key} className={styles.group}>
          <h2 className={styles.name}>{t(`guideGroups.${key}`)}</h2>
          <ul className={styles.cards}>
            {keys.map((guide) => (
              <li key={guide}>
                <a href={localisedPath(locale, guidePath(guide))} className={styles.card}>
                  <b>{guideOf.get(guide)?.title}</b>
                  <span>{guideOf.get(guide)?.lead}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className={styles.group}>
        <h2 className={styles.name}>
          <a href={localisedPath(locale, referencePath)}>{t('sections.reference')}</a>
        </h2>
        <ul className={styles.links}>
          {groups.map(({ name, resources: [first] }) => (
            <li key={name}>
              {first && (
                <a href={localisedPath(locale, resourcePath(first.key))} className={styles.link}>
                  {name}
                </a>
              )}
            </li>
          ))}
        </ul>
      </section>
    </DocsShell>
  );
}
