'use client';

import ApartmentRounded from '@mui/icons-material/ApartmentRounded';
import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import styles from './first-steps.module.css';

const steps = [
  { name: 'team', href: '/my-teams', Icon: GroupAddOutlined },
  { name: 'organisation', href: '/organisations/new', Icon: ApartmentRounded },
  { name: 'invitation', href: '/profile', Icon: MailOutlineRounded },
] as const;

export function FirstSteps() {
  const t = useTranslations('home.first');
  return (
    <section aria-labelledby="first-steps">
      <h2 id="first-steps" className={styles.title}>
        {t('title')}
      </h2>
      <ul className={styles.steps}>
        {steps.map(({ name, href, Icon }, index) => (
          <li key={name} className={styles.step}>
            <span className={styles.icon}>
              <Icon aria-hidden="true" />
            </span>
            <h3 className={styles.name}>{t(`${name}.title`)}</h3>
            <p className={styles.text}>{t(`${name}.text`)}</p>
            <ButtonLink href={href} variant={index === 0 ? 'contained' : 'outlined'}>
              {t(`${name}.action`)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
