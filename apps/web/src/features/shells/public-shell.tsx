import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Logo } from '../../ui/identity/logo.tsx';
import { LanguageSwitch } from '../../ui/navigation/language-switch.tsx';
import { LegalLinks } from '../../ui/navigation/legal-links.tsx';
import { contentId, SkipLink } from '../../ui/navigation/skip-link.tsx';
import { SearchBox } from '../../ui/search/search-box.tsx';
import { SearchShortcut } from '../../ui/search/search-shortcut.tsx';
import { ThemeSwitch } from '../../ui/theme/theme-switch.tsx';
import { FollowingLink, KeepRinging } from '../follow-shell/index.ts';
import { AccountEntry } from './account-entry.tsx';
import styles from './public-shell.module.css';

export function PublicShell({ children }: { children: ReactNode }) {
  const t = useTranslations('site');
  return (
    <div className={styles.shell}>
      <SkipLink />
      <KeepRinging />
      <header className={styles.top}>
        <div className={styles.bar}>
          <Logo />
          <div className={styles.search}>
            <SearchBox />
          </div>
          <div className={styles.tools}>
            <SearchShortcut />
            <FollowingLink place="header" />
            <LanguageSwitch />
            <AccountEntry />
          </div>
        </div>
      </header>
      <main id={contentId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.foot}>
        <div className={styles.wrap}>
          <p className={styles.tagline}>© Traip · {t('tagline')}</p>
          <FollowingLink place="footer" />
          <LegalLinks />
          <ThemeSwitch />
        </div>
      </footer>
    </div>
  );
}
