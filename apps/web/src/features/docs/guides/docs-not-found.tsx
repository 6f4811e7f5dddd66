import { getLocale, getTranslations } from 'next-intl/server';
import { localisedPath } from '../../../i18n/locales.ts';
import { loadReference } from '../description/load-reference.ts';
import pageStyles from '../parts/page.module.css';
import { docsPath } from '../paths.ts';
import { DocsMenu } from '../shell/docs-menu.tsx';
import { DocsShell } from '../shell/docs-shell.tsx';
import { loadGuides } from '../texts/load-guides.ts';
import styles from './docs-not-found.module.css';

/** An unknown or outdated documentation URL; the menu leads on. */
export async function DocsNotFound() {
  const locale = await getLocale();
  const t = await getTranslations();
  const [{ groups }, guides] = await Promise.all([loadReference(locale), loadGuides(locale)]);
  return (
    <DocsShell
      path={docsPath}
      section="guides"
      here={t('docs.title')}
      menu={<DocsMenu groups={groups} guides={guides} />}
    >
      <h1 className={pageStyles.title}>{t('notFound.title')}</h1>
      <p className={pageStyles.lead}>{t('notFound.text')}</p>
      <a href={localisedPath(locale, docsPath)} className={styles.home}>
        {t('docs.home')}
      </a>
    </DocsShell>
  );
}
