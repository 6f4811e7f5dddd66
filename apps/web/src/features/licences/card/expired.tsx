'use client';

import { useLocale, useTranslations } from 'next-intl';
import { dayOf } from '../../../i18n/formats.ts';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import type { LicenceCardData } from '../data/use-licences.ts';
import styles from './card.module.css';

/** Where a licence that is over can be had again, when, and from whom. */
export function Expired({ card: { renewal, team } }: { readonly card: LicenceCardData }) {
  const t = useTranslations('licences.renew');
  const locale = useLocale();
  // A card that was stored by an earlier version does not say.
  if (!renewal) return null;
  const { competition, window, mayEnter } = renewal;
  const isOpen = window.state === 'OPEN' || window.state === 'CHANGES';
  const until = window.state === 'CHANGES' ? window.until : window.closesAt;
  const words = { competition: competition.name, team: team.name };
  return (
    <div className={styles.action}>
      {isOpen && (
        <p>
          {t(mayEnter ? 'own' : 'byTeam', {
            ...words,
            // A moment at midnight ends the day before.
            until: until ? dayOf(locale, new Date(Date.parse(until) - 1)) : 'none',
          })}
        </p>
      )}
      {window.state === 'NOT_YET' && (
        <p>
          {t('notYet', { ...words, date: window.opensAt ? dayOf(locale, new Date(window.opensAt)) : '' })}
        </p>
      )}
      {window.state === 'CLOSED' && <p>{t('closed', words)}</p>}
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
