import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import TimerOutlined from '@mui/icons-material/TimerOutlined';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Logo } from '../../../ui/identity/logo.tsx';
import { LanguageSwitch } from '../../../ui/navigation/language-switch.tsx';
import { LegalLinks } from '../../../ui/navigation/legal-links.tsx';
import { contentId, SkipLink } from '../../../ui/navigation/skip-link.tsx';
import styles from './auth-frame.module.css';

/** The form on the left, the product on the right (wide screens only). */
export function AuthFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <div className={styles.side}>
        <header className={styles.head}>
          <Logo />
          <LanguageSwitch />
        </header>
        <main className={styles.main} id={contentId} tabIndex={-1}>
          {children}
        </main>
        <footer className={styles.foot}>
          <LegalLinks />
        </footer>
      </div>
      <Art />
    </div>
  );
}

const points = [
  { key: 'competitions', Icon: EmojiEventsOutlined },
  { key: 'matches', Icon: TimerOutlined },
  { key: 'teams', Icon: GroupsOutlined },
] as const;

async function Art() {
  const t = await getTranslations('account.frame');
  return (
    <aside className={styles.art}>
      <div className={styles.words}>
        <p className={styles.tagline}>{t('tagline')}</p>
        <ul className={styles.points}>
          {points.map(({ key, Icon }) => (
            <li key={key} className={styles.point}>
              <i className={styles.icon} aria-hidden="true">
                <Icon />
              </i>
              <div>
                <strong>{t(`points.${key}.title`)}</strong>
                <span>{t(`points.${key}.text`)}</span>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
