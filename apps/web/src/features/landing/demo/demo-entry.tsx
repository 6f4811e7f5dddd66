'use client';

import { useTranslations } from 'next-intl';
import { Button } from '../../../ui/button/button.tsx';
import styles from './demo.module.css';
import type { DemoAccountData } from './load-demo.ts';
import { useDemoEntry } from './use-demo-entry.ts';

/** The quickest way in: one click signs in with the first demo account. */
export function DemoEntry({ account }: { readonly account: DemoAccountData }) {
  const t = useTranslations('demo');
  const { enter, entering, failure } = useDemoEntry();
  return (
    <>
      <Button
        variant="outlined"
        size="large"
        className={styles.entry}
        disabled={entering !== null}
        onClick={() => enter(account)}
      >
        {t(entering === null ? 'enter' : 'entering')}
      </Button>
      <p className={styles.ease} role={failure === null ? undefined : 'alert'}>
        {failure ?? t('ease')}
      </p>
    </>
  );
}
