import { getLocale, getTranslations } from 'next-intl/server';
import { localisedPath } from '../../../i18n/locales.ts';
import { loadReference } from '../description/load-reference.ts';
import pageStyles from '../parts/page.module.css';
import { referencePath, resourcePath } from '../paths.ts';
import { DocsMenu } from '../shell/docs-menu.tsx';
import { DocsShell } from '../shell/docs-shell.tsx';
import { loadGuides } from '../texts/load-guides.ts';
import styles from './overview-page.module.css';

/** All resources, grouped by purpose. */
export async function ReferenceOverview() {
  const locale = await getLocale();
  const t = await getTranslations('docs');
  const [{ groups }, guides] = await Promise.all([loadReference(locale), loadGuides(locale)]);
  const calls = groups.flatMap(({ resources }) => resources.flatMap((resource) => resource.calls)).length;
  return (
    <DocsShell
      path={referencePath}
      section="reference"
      here={t('sections.reference')}
      menu={<DocsMenu groups={groups} guides={guides} />}
    >
      <h1 className={pageStyles.title}>{t('sections.reference')}</h1>
      <p className={pageStyles.lead}>{t('referenceLead', { calls })}</p>
      <div className={styles.groups}>
        {groups.map(({ name, resources }) => (
          <section key={name} className={styles.group}>
            <h2 className={styles.name}>{name}</h2>
            <ul>
              {resources.map(({ key, title, description }) => (
                <li key={key}>
                  <a href={localisedPath(locale, resourcePath(key))} className={styles.resource}>
                    <b>{title}</b>
                    <span>{description}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </DocsShell>
  );
}
