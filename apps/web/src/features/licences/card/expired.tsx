'use client';

import { useLocale, useTranslations } from 'next-intl';
import { dayOf } from '../../../i18n/formats.ts';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import type { LicenceCardData } from '../data/use-licences.ts';
import styles from './card.module.css';

/** Where, when and from whom an expired licence can be renewed. */
export function Expired({ card: { renewal, team } }: { readonly card: LicenceCardData }) {
  const t = useTranslations('licences.renew');
  const locale = useLocale();
  // Cards stored by an earlier version don't have this.
  if (!renewal) return null;
  const { competition, window, mayEnter } = renewal;
  const isOpen = window.state === 'OPEN' || window.state === 'CHANGES';
  const until = window.state === 'CHANGES' ? window.until : window.closesAt;
  const values = { competition: competition.name, team: team.name };
  return (
    <div className={styles.action}>
      {isOpen && (
        <p>
          {t(mayEnter ? 'own' : 'byTeam', {
            ...values,
            // A deadline at midnight is the end of the day before.
            until: until ? dayOf(locale, new Date(Date.parse(until) - 1)) : 'none',
          })}
        </p>
      )}
      {window.state === 'NOT_YET' && (
        <p>
          {t('notYet', { ...values, date: window.opensAt ? dayOf(locale, new Date(window.opensAt)) : '' })}
        </p>
      )}
      {window.state === 'CLOSED' && <p>{t('closed', values)}</p>}
      {isOpen && mayEnter && (
        <ButtonLink
          href={`/my-teams/${team.id}?tab=licences&competition=${competition.id}`}
          variant="outlined"
          size="large"
        >
          {t('open')}
        </ButtonLink>
      )}
    </div>
  );
}
