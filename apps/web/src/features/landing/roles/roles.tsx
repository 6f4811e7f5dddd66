import { useTranslations } from 'next-intl';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { searchSection } from '../../../ui/search/search-shortcut.tsx';
import { CalendarPicture } from './calendar-picture.tsx';
import { DeskPicture } from './desk-picture.tsx';
import { FollowPicture } from './follow-picture.tsx';
import { PitchPicture } from './pitch-picture.tsx';
import styles from './roles.module.css';

const roles = [
  { name: 'organise', href: '/start', picture: CalendarPicture, width: styles.wide },
  { name: 'referee', href: '/my-matches', picture: DeskPicture, width: styles.narrow },
  { name: 'play', href: '/my-teams', picture: PitchPicture, width: styles.narrow },
  { name: 'follow', href: `/#${searchSection}`, picture: FollowPicture, width: styles.wide },
] as const;

/** What Traip does for each role around a match. */
export function Roles() {
  const t = useTranslations('landing.roles');
  return (
    <section className={styles.section} aria-labelledby="roles">
      <h2 id="roles" className={styles.heading}>
        {t('title')}
      </h2>
      <p className={styles.lead}>{t('text')}</p>
      <ul className={styles.cards}>
        {roles.map(({ name, href, picture: Picture, width }) => (
          <li key={name} className={`${styles.card} ${width}`}>
            <div>
              <p className={styles.over}>{t(`${name}.over`)}</p>
              <h3 className={styles.title}>{t(`${name}.title`)}</h3>
              <p className={styles.text}>{t(`${name}.text`)}</p>
              <TextLink href={href}>{t(`${name}.link`)}</TextLink>
            </div>
            <div aria-hidden="true">
              <Picture />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
