'use client';

import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import Button from '@mui/material/Button';
import type { SportRules } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { timeOfDay } from '../../i18n/formats.ts';
import { StateChip } from '../../ui/identity/state-chip.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import styles from './court-board.module.css';
import type { BoardProps } from './court-board.tsx';
import type { CourtActions, CourtData, QueuedData } from './data/use-court-queue.ts';
import { FinishForm } from './finish-form.tsx';
import { useSides } from './sides.tsx';

interface CourtCardProps extends BoardProps {
  readonly court: CourtData;
  /** Matches that can be called now. */
  readonly next: QueuedData | null;
  readonly actions: CourtActions;
  /** Null: a sport that this app doesn't know. */
  readonly rules: SportRules | null;
  readonly isFirstFree: boolean;
}

export function CourtCard(props: CourtCardProps) {
  const t = useTranslations('courtQueue');
  const { court } = props;
  const { field, match, isTaken } = court;
  return (
    <article className={styles.court} data-free={match === null && !isTaken} aria-label={field.name}>
      <header className={styles.courtHead}>
        <h2 className={styles.courtName}>{field.name}</h2>
        {match === null ? (
          <StateChip
            tone={isTaken ? 'warning' : 'success'}
            icon={isTaken ? <DoNotDisturbOnOutlined /> : <CheckCircleOutlineRounded />}
          >
            {t(isTaken ? 'taken' : 'free')}
          </StateChip>
        ) : (
          <OnCourt match={match} />
        )}
      </header>
      {match !== null && <Playing {...props} match={match} />}
      {match === null && !isTaken && <Free {...props} />}
      {match === null && isTaken && <p className={styles.quiet}>{t('takenText')}</p>}
    </article>
  );
}

function OnCourt({ match: { state, kickOff } }: { readonly match: NonNullable<CourtData['match']> }) {
  const t = useTranslations('courtQueue');
  const locale = useLocale();
  const time = kickOff === null ? '' : timeOfDay(locale, new Date(kickOff));
  return (
    <StateChip tone={state === 'IN_PROGRESS' ? 'live' : 'info'} icon={<CampaignOutlined />}>
      {t(state === 'IN_PROGRESS' ? 'playingSince' : 'calledAt', { time })}
    </StateChip>
  );
}

function Playing({
  court,
  match,
  rules,
  actions,
  mayCall,
  hrefOf,
}: CourtCardProps & { readonly match: NonNullable<CourtData['match']> }) {
  const t = useTranslations('courtQueue');
  const sides = useSides();
  return (
    <>
      <p className={styles.sides}>
        <TextLink href={hrefOf(match.id)}>{sides(match)}</TextLink>
      </p>
      {mayCall && (
        <>
          {rules !== null && (
            <FinishForm
              key={match.id}
              isKnockout={court.isKnockout}
              match={match}
              rules={rules}
              actions={actions}
            />
          )}
          {match.state === 'SCHEDULED' && (
            <Button
              variant="text"
              className={styles.takeBack ?? ''}
              disabled={actions.isBusy}
              aria-label={t('takeBackOf', { match: sides(match) })}
              onClick={() => void actions.takeBack(match.id)}
            >
              {t('takeBack')}
            </Button>
          )}
        </>
      )}
    </>
  );
}

function Free({ court: { field }, next, actions, mayCall, isFirstFree }: CourtCardProps) {
  const t = useTranslations('courtQueue');
  const sides = useSides();
  if (next === null) return <p className={styles.quiet}>{t('nobodyReady')}</p>;
  const { match } = next;
  return (
    <>
      <p className={styles.quiet}>{t('next')}</p>
      <p className={styles.sides}>{sides(match)}</p>
      {mayCall && (
        <div className={styles.actions}>
          <Button
            variant={isFirstFree ? 'contained' : 'outlined'}
            size="large"
            disabled={actions.isBusy}
            aria-label={t('callOf', { match: sides(match), court: field.name })}
            onClick={() => void actions.call(match.id, field.id)}
          >
            {t('call')}
          </Button>
          <Button variant="text" disabled={actions.isBusy} onClick={() => void actions.skip(match.id, true)}>
            {t('notHere')}
          </Button>
        </div>
      )}
    </>
  );
}
