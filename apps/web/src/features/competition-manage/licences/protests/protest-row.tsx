'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import GavelRounded from '@mui/icons-material/GavelRounded';
import HourglassEmptyRounded from '@mui/icons-material/HourglassEmptyRounded';
import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { dayAndTime, dayOf } from '../../../../i18n/formats.ts';
import { StateChip } from '../../../../ui/identity/state-chip.tsx';
import { ButtonLink } from '../../../../ui/navigation/button-link.tsx';
import { useBriefReason } from '../../../licences/index.ts';
import styles from './protests.module.css';
import { nameOfMatch, teamUnderProtest } from './teams-of.ts';
import type { ProtestData } from './use-protests.ts';

interface ProtestRowProps {
  readonly protest: ProtestData;
  readonly orgCode: string;
  readonly mayDecide: boolean;
  readonly onSettle: () => void;
}

/** The match, who played, why they weren't eligible, and the decision. */
export function ProtestRow({ protest, orgCode, mayDecide, onSettle }: ProtestRowProps) {
  const t = useTranslations('protests');
  const locale = useLocale();
  const briefly = useBriefReason();
  const { match, people, note, openedBy, settlement } = protest;
  const name = nameOfMatch(protest);
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <b className={styles.name}>{name}</b>
        {match.kickOff !== null && (
          <span className={styles.quiet}>{dayAndTime(locale, new Date(match.kickOff))}</span>
        )}
        <span>{t('team', { team: teamUnderProtest(protest) })}</span>
        {people.map((one) => (
          <span key={one.playerId} className={styles.quiet}>
            {t('person', { name: one.name, reasons: one.reasons.map(briefly).join(', ') })}
          </span>
        ))}
        {note !== null && <span className={styles.quiet}>{t('note', { who: openedBy ?? '', note })}</span>}
      </span>
      <span className={styles.decided}>
        <Outcome settlement={settlement} />
        {settlement !== null && (
          <span className={styles.quiet}>
            {t('settledBy', {
              reason: settlement.reason,
              who: settlement.by ?? '',
              when: dayOf(locale, new Date(settlement.at)),
            })}
          </span>
        )}
      </span>
      <span className={styles.actions}>
        {settlement === null && mayDecide && (
          <Button variant="outlined" aria-label={t('settleOf', { match: name })} onClick={onSettle}>
            {t('settle')}
          </Button>
        )}
        {settlement?.outcome === 'UPHELD' && (
          <ButtonLink
            href={`/dashboard/${orgCode}/matches/${match.id}`}
            variant="outlined"
            aria-label={t('correctOf', { match: name })}
          >
            {t('correct')}
          </ButtonLink>
        )}
      </span>
    </li>
  );
}

function Outcome({ settlement }: Pick<ProtestData, 'settlement'>) {
  const t = useTranslations('protests.outcomes');
  if (settlement === null)
    return (
      <StateChip tone="warning" icon={<HourglassEmptyRounded />}>
        {t('OPEN')}
      </StateChip>
    );
  const isUpheld = settlement.outcome === 'UPHELD';
  return (
    <StateChip tone={isUpheld ? 'error' : 'neutral'} icon={isUpheld ? <GavelRounded /> : <CheckRounded />}>
      {t(settlement.outcome)}
    </StateChip>
  );
}
