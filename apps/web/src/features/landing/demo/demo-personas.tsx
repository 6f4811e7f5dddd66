'use client';

import { useTranslations } from 'next-intl';
import { useSession } from '../../../lib/session/index.ts';
import { PersonAvatar } from '../../../ui/identity/person-avatar.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import styles from './demo.module.css';
import type { DemoAccountData } from './load-demo.ts';
import { useDemoEntry } from './use-demo-entry.ts';

/** Everyone involved in a match, to try out. Hidden when signed in. */
export function DemoPersonas({ accounts }: { readonly accounts: readonly DemoAccountData[] }) {
  const t = useTranslations('demo');
  const { status } = useSession();
  const { enter, entering, failure } = useDemoEntry();
  if (status === 'authenticated' && entering === null) return null;
  return (
    <section className={styles.demo} aria-labelledby="demo">
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id="demo" className={styles.title}>
            {t('title')}
          </h2>
          <p className={styles.text}>{t('text')}</p>
        </div>
        <TextLink href="/auth/register">{t('orJoin')}</TextLink>
      </div>
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <ul className={styles.personas}>
        {accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              className={styles.persona}
              disabled={entering !== null}
              onClick={() => enter(account)}
            >
              <PersonAvatar firstName={account.firstName} surnames={account.surnames} size={44} />
              <span>
                <b className={styles.name}>{t(`personas.${account.persona}.name`)}</b>
                <span className={styles.does}>
                  {entering === account.email
                    ? t('entering')
                    : t(`personas.${account.persona}.does`, { name: account.firstName })}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
