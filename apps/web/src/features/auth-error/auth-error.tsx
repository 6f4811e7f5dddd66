import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import styles from './auth-error.module.css';
import { knownName, type NextAction, reasonByName, reasons } from './auth-error-reasons.ts';

const addresses: Record<NextAction, string> = {
  signIn: '/auth/login',
  register: '/auth/register',
  reset: '/auth/forgot-password',
  home: '/',
};

export function AuthError({ name }: { name: string }) {
  const t = useTranslations('authError');
  const known = knownName(name);
  const reason = reasonByName[known];
  const action = reasons[reason];
  const otherAction: NextAction = action === 'signIn' ? 'home' : 'signIn';
  return (
    <div className={styles.page}>
      <Card>
        <div className={styles.body}>
          <span className={styles.icon}>
            <ErrorOutlineRounded aria-hidden="true" />
          </span>
          <h1 className={styles.title}>{t(`reasons.${reason}.title`)}</h1>
          <p className={styles.text}>{t(`reasons.${reason}.text`)}</p>
          <div className={styles.actions}>
            <ButtonLink href={addresses[action]}>{t(action)}</ButtonLink>
            <ButtonLink href={addresses[otherAction]} variant="outlined">
              {t(otherAction)}
            </ButtonLink>
          </div>
          <p className={styles.name}>{t('name', { name: known })}</p>
        </div>
      </Card>
    </div>
  );
}
