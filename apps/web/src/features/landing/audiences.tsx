import CorporateFareRounded from '@mui/icons-material/CorporateFareRounded';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import SportsOutlined from '@mui/icons-material/SportsOutlined';
import StadiumOutlined from '@mui/icons-material/StadiumOutlined';
import { useTranslations } from 'next-intl';
import styles from './audiences.module.css';

const audiences = [
  { name: 'staff', icon: CorporateFareRounded, tone: styles.teal },
  { name: 'referees', icon: SportsOutlined, tone: styles.amber },
  { name: 'teams', icon: GroupsOutlined, tone: styles.purple },
  { name: 'fans', icon: StadiumOutlined, tone: styles.blue },
] as const;

export function Audiences() {
  const t = useTranslations('landing');
  return (
    <section aria-label={t('whatFor')} className={styles.section}>
      <ul className={styles.cards}>
        {audiences.map(({ name, icon: Icon, tone }) => (
          <li key={name} className={styles.card}>
            <span className={`${styles.icon} ${tone}`}>
              <Icon aria-hidden="true" sx={{ fontSize: 22 }} />
            </span>
            <h2 className={styles.title}>{t(`${name}.title`)}</h2>
            <p className={styles.text}>{t(`${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
