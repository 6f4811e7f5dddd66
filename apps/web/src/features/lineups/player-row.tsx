'use client';

import BlockRounded from '@mui/icons-material/BlockRounded';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import { useTranslations } from 'next-intl';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { StateChip } from '../../ui/identity/state-chip.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { useReasonText } from '../licences/index.ts';
import type { DraftPlayer, LineupData } from './draft.ts';
import styles from './lineups.module.css';

interface PlayerRowProps {
  readonly player: DraftPlayer;
  readonly rules: LineupData['rules'];
  /** Cannot be chosen: only taken out. */
  readonly isKeptOut: boolean;
  /** The way out for who lacks something; null: there is none here. */
  readonly fixHref: string | null;
  readonly onChange: (change: Partial<DraftPlayer>) => void;
}

const places = ['STARTER', 'BENCH'] as const;

export function PlayerRow({ player, rules, isKeptOut, fixHref, onChange }: PlayerRowProps) {
  const t = useTranslations('lineups');
  const { name, place, shirt } = player;
  if (isKeptOut && place === null)
    return (
      <li className={`${styles.keptOut} ${styles.out}`}>
        <Who {...{ player, fixHref }} />
      </li>
    );
  return (
    <li className={`${styles.row} ${place === null ? styles.out : ''}`}>
      <input
        className={styles.shirt}
        aria-label={t('shirtOf', { name })}
        inputMode="numeric"
        maxLength={3}
        placeholder="–"
        value={shirt}
        disabled={place === null}
        onChange={({ target }) => onChange({ shirt: target.value.replace(/\D/g, '') })}
      />
      <Who {...{ player, fixHref }} />
      <span className={styles.roles}>
        {rules.goalkeeper && <Role {...{ player, onChange }} part="isGoalkeeper" />}
        {rules.captain && <Role {...{ player, onChange }} part="isCaptain" />}
      </span>
      <span className={styles.place}>
        <SelectField
          label={t('placeOf', { name })}
          hideLabel
          placeholder={t('places.OUT')}
          value={place ?? ''}
          onChange={({ target }) =>
            onChange({ place: places.find((place) => place === target.value) ?? null })
          }
          options={places.map((value) => ({ value, label: t(`places.${value}`) }))}
        />
      </span>
    </li>
  );
}

/** The name, with everything that speaks against playing. */
function Who({ player, fixHref }: Pick<PlayerRowProps, 'player' | 'fixHref'>) {
  return (
    <span className={styles.name}>
      <b>{player.name}</b>
      <Marks player={player} />
      <Reasons player={player} fixHref={fixHref} />
    </span>
  );
}

function Marks({ player: { suspension, isElsewhere } }: { readonly player: DraftPlayer }) {
  const t = useTranslations('lineups');
  return (
    <>
      {suspension !== null && (
        <StateChip tone="error" icon={<BlockRounded />}>
          {t('suspended', { count: suspension.matchesLeft })}
        </StateChip>
      )}
      {isElsewhere && (
        <StateChip tone="warning" icon={<SwapHorizRounded />}>
          {t('elsewhere')}
        </StateChip>
      )}
    </>
  );
}

/** Every reason in words, and where to do something about it. */
function Reasons({ player: { reasons, name }, fixHref }: Pick<PlayerRowProps, 'player' | 'fixHref'>) {
  const t = useTranslations('lineups');
  const reasonText = useReasonText();
  if (reasons.length === 0) return null;
  return (
    <>
      {reasons.map((reason) => (
        <span key={`${reason.code} ${reason.fact} ${reason.kind}`} className={styles.reason}>
          <WarningAmberRounded aria-hidden="true" sx={{ fontSize: 14 }} />
          {reasonText(reason)}
        </span>
      ))}
      {fixHref !== null && (
        <TextLink href={fixHref}>
          {t('fix')}
          <span className="visually-hidden">: {name}</span>
        </TextLink>
      )}
    </>
  );
}

interface RoleProps extends Pick<PlayerRowProps, 'player' | 'onChange'> {
  readonly part: 'isGoalkeeper' | 'isCaptain';
}

function Role({ player, part, onChange }: RoleProps) {
  const t = useTranslations('lineups');
  const isOpen = player.place === 'STARTER' || (player.place === 'BENCH' && part === 'isGoalkeeper');
  return (
    <button
      type="button"
      className={styles.role}
      aria-pressed={player[part]}
      disabled={!isOpen}
      onClick={() => onChange({ [part]: !player[part] })}
    >
      {t(`${part}Short`)}
      <span className="visually-hidden"> {t(`${part}Of`, { name: player.name })}</span>
    </button>
  );
}
