import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import styles from './switch.module.css';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'>;

/** With a word in the switch: colour isn't the only indication. */
export function Switch(input: SwitchProps) {
  const t = useTranslations('ui');
  return (
    <span className={styles.switch}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state */}
      <input {...input} type="checkbox" role="switch" className={styles.input} />
      <span aria-hidden="true" className={styles.track}>
        <span className={styles.yes}>{t('yes')}</span>
        <span className={styles.no}>{t('no')}</span>
      </span>
    </span>
  );
}
