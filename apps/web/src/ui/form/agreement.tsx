import { useTranslations } from 'next-intl';
import { TextLink } from '../navigation/text-link.tsx';
import styles from './agreement.module.css';

/** What people agree to when opening an account. Without a version until it's loaded. */
export function Agreement({ termsVersion }: { readonly termsVersion: string | null }) {
  const t = useTranslations('ui');
  return (
    <p className={styles.agreement}>
      {t.rich('agreement', {
        version: termsVersion ?? 'none',
        terms: (chunks) => <TextLink href="/terms">{chunks}</TextLink>,
        privacy: (chunks) => <TextLink href="/privacy">{chunks}</TextLink>,
      })}
    </p>
  );
}
