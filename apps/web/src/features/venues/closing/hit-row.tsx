'use client';

import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { shortDay, timeOfDay } from '../../../i18n/formats.ts';
import { Segments } from '../../../ui/choice/segments.tsx';
import { Crest, DashedShield } from '../../../ui/identity/crest.tsx';
import { useOriginLabel } from '../../../ui/match-row/use-origin-label.ts';
import { useRoundLabel } from '../../../ui/match-row/use-round-label.ts';
import styles from './closing.module.css';
import type { Decision, HitMatch } from './decisions.ts';
import { PlaceNotes } from './place-notes.tsx';

interface HitRowProps {
  readonly hit: HitMatch;
  readonly decision: Decision;
  readonly onDecide: (decision: Decision) => void;
}

/** An affected match: where it moves, or that it stays. */
export function HitRow({ hit, decision, onDecide }: HitRowProps) {
  const t = useTranslations('closing');
  const origin = useOriginLabel();
  const roundLabel = useRoundLabel();
  const { match, places } = hit;
  const place = useLocationName();
  const names = [match.home?.name ?? origin(match.homeOrigin), match.away?.name ?? origin(match.awayOrigin)];
  const isStaying = decision === 'STAY';
  const old = place(match.kickOff, match.venue?.name, match.field?.name);
  return (
    <li className={styles.hit} aria-label={names.join(' – ')}>
      <div className={styles.match}>
        <div className={styles.words}>
          <p className={styles.teams}>
            <Side team={match.home} name={names[0] ?? ''} />
            <span aria-hidden="true">–</span>
            <Side team={match.away} name={names[1] ?? ''} />
          </p>
          <p className={styles.quiet}>
            {match.competition.name}, {roundLabel(match)} · {isStaying ? old : <s>{old}</s>}
          </p>
        </div>
        {places.length > 0 && (
          <Segments
            label={t('decisionOf', { match: names.join(' – ') })}
            value={isStaying ? 'stay' : 'move'}
            onChange={(value) => onDecide(value === 'stay' ? 'STAY' : 0)}
            options={(['move', 'stay'] as const).map((value) => ({ value, label: t(value) }))}
          />
        )}
      </div>
      <Outcome hit={hit} decision={decision} onDecide={onDecide} />
    </li>
  );
}

function Side({ team, name }: { readonly team: HitMatch['match']['home']; readonly name: string }) {
  return (
    <span className={styles.side}>
      {team === null ? (
        <DashedShield width={20} />
      ) : (
        <Crest name={name} url={team.avatarUrl} kind={team.competitorKind} width={20} />
      )}
      {name}
    </span>
  );
}

/** "Las Eras, campo 2 · sáb 20 mar, 16:30". */
function useLocationName() {
  const locale = useLocale();
  return (kickOff: string | null, venue?: string, field?: string) => {
    const moment = kickOff === null ? null : new Date(kickOff);
    const when = moment === null ? null : `${shortDay(locale, moment)}, ${timeOfDay(locale, moment)}`;
    const location = [venue, field].filter((name) => name !== undefined).join(', ') || null;
    return [location, when].filter((part) => part !== null).join(' · ');
  };
}

function Outcome({ hit, decision, onDecide }: HitRowProps) {
  const t = useTranslations('closing');
  const place = useLocationName();
  const { match, places, losesField } = hit;
  const chosen = typeof decision === 'number' ? places[decision] : undefined;
  const Icon = chosen ? ArrowForwardRounded : decision === 'POSTPONE' ? EventBusyOutlined : LockOutlined;
  const old = place(match.kickOff, match.venue?.name, match.field?.name);
  return (
    <div className={styles.outcome} data-moves={chosen !== undefined}>
      <Icon aria-hidden="true" />
      <div className={styles.words}>
        <b>
          {chosen && place(chosen.kickOff, chosen.venue.name, chosen.field.name)}
          {decision === 'POSTPONE' && t('postponed')}
          {decision === 'STAY' &&
            (losesField ? t('keepsHour', { when: place(match.kickOff) }) : t('stays', { where: old }))}
        </b>
        {chosen ? (
          <PlaceNotes place={chosen} refereeNames={hit.refereeNames} />
        ) : (
          <p className={styles.worse}>
            {t(decision === 'POSTPONE' ? 'postponedText' : places.length === 0 ? 'noPlace' : 'staysText')}
          </p>
        )}
      </div>
      <OtherPlaces hit={hit} onDecide={onDecide} />
    </div>
  );
}

/** Every other free slot, and none. */
function OtherPlaces({ hit: { places }, onDecide }: Omit<HitRowProps, 'decision'>) {
  const t = useTranslations('closing');
  const place = useLocationName();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (decision: Decision) => {
    setAnchor(null);
    onDecide(decision);
  };
  return (
    <>
      <Button
        className={styles.other ?? ''}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('other')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {places.map(({ kickOff, venue, field }, index) => (
          <MenuItem key={`${kickOff} ${field.id}`} sx={{ minHeight: 44 }} onClick={() => choose(index)}>
            {place(kickOff, venue.name, field.name)}
          </MenuItem>
        ))}
        <MenuItem sx={{ minHeight: 44 }} onClick={() => choose('STAY')}>
          {t('stay')}
        </MenuItem>
        <MenuItem sx={{ minHeight: 44 }} onClick={() => choose('POSTPONE')}>
          {t('withoutDate')}
        </MenuItem>
      </Menu>
    </>
  );
}
