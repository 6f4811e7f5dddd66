import { useTranslations } from 'next-intl';
import type { Call } from '../description/read-reference.ts';
import { Icon } from '../parts/icons.tsx';
import styles from './call-access.module.css';

/** Who may make a call, the ability they need, and the scope of a token. */
export function CallAccess({ call }: { readonly call: Call }) {
  const t = useTranslations('docs');
  const { caller, ability, scope, inputs } = call;
  return (
    <ul className={styles.chips}>
      <li className={styles.chip}>
        <Icon name="people" size={16} />
        {t(`who.${caller}`)}
      </li>
      {ability !== null && (
        <li className={`${styles.chip} ${styles.ability}`}>
          <Icon name="lock" size={16} />
          {t('ability', { ability })}
        </li>
      )}
      {scope !== null && (
        <li className={styles.chip}>
          <Icon name="key" size={16} />
          {scope === 'session' ? t('noTokens') : t('scope', { scope })}
        </li>
      )}
      {inputs.body.some(({ name }) => name === 'version') && (
        <li className={styles.chip}>{t('versioned')}</li>
      )}
    </ul>
  );
}
