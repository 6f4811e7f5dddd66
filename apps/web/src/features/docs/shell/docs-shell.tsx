import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { locales, localisedPath } from '../../../i18n/locales.ts';
import { DrawnMark } from '../../../ui/identity/drawn-mark.tsx';
import switchStyles from '../../../ui/navigation/language-switch.module.css';
import { contentId, SkipLink } from '../../../ui/navigation/skip-link.tsx';
import { Icon } from '../parts/icons.tsx';
import { docsPath, referencePath } from '../paths.ts';
import { DocsSearch } from '../search/docs-search.tsx';
import styles from './docs-shell.module.css';

interface DocsShellProps {
  /** The path of this page, without a language. */
  readonly path: string;
  readonly section: 'guides' | 'reference';
  /** The label of the menu button on a phone. */
  readonly here: string;
  readonly menu: ReactNode;
  readonly children: ReactNode;
}

const menuId = 'docs-menu';

export function DocsShell({ path, section, here, menu, children }: DocsShellProps) {
  const t = useTranslations('docs');
  return (
    <div className={styles.shell}>
      <SkipLink />
      <TopBar path={path} section={section} />
      <button type="button" className={styles.open} aria-expanded="false" aria-controls={menuId} data-menu="">
        <Icon name="menu" />
        <span>{here}</span>
        <Icon name="down" />
      </button>
      <div className={styles.frame}>
        <aside className={styles.side} id={menuId}>
          <nav aria-label={t('menu')}>{menu}</nav>
        </aside>
        <main id={contentId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  );
}

function TopBar({ path, section }: Pick<DocsShellProps, 'path' | 'section'>) {
  const t = useTranslations('docs');
  const locale = useLocale();
  const sections = [
    ['guides', docsPath],
    ['reference', referencePath],
  ] as const;
  return (
    <header className={styles.top}>
      <a href={localisedPath(locale, '/')} className={styles.logo}>
        <DrawnMark size={32} />
        <span>traip</span>
      </a>
      <span className={styles.tag}>{t('tag')}</span>
      <nav aria-label={t('title')} className={styles.sections}>
        {sections.map(([name, to]) => (
          <a
            key={name}
            href={localisedPath(locale, to)}
            aria-current={name === section ? 'true' : undefined}
            className={name === section ? styles.on : undefined}
          >
            {t(`sections.${name}`)}
          </a>
        ))}
      </nav>
      <DocsSearch
        index={localisedPath(locale, `${docsPath}/search.json`)}
        label={t('search.label')}
        noResults={t('search.nothing')}
        failed={t('search.failed')}
      />
      <div className={styles.tools}>
        <LanguageLinks path={path} />
        <a
          className={styles.file}
          href={locale === 'es' ? '/v1/club/openapi.es.json' : '/v1/club/openapi.json'}
        >
          <Icon name="download" size={16} />
          openapi.json
        </a>
      </div>
    </header>
  );
}

function LanguageLinks({ path }: { readonly path: string }) {
  const t = useTranslations('ui.language');
  const current = useLocale();
  return (
    <nav className={switchStyles.switch} aria-label={t('label')}>
      {locales.map((locale) => (
        <a
          key={locale}
          href={localisedPath(locale, path)}
          hrefLang={locale}
          lang={locale}
          aria-current={locale === current ? 'true' : undefined}
          className={locale === current ? switchStyles.on : undefined}
        >
          <span aria-hidden="true">{locale.toUpperCase()}</span>
          <span className="visually-hidden">{t(locale)}</span>
        </a>
      ))}
    </nav>
  );
}
