'use client';

import BackHandOutlined from '@mui/icons-material/BackHandOutlined';
import { useTranslations } from 'next-intl';
import { PersonAvatar } from '../../../ui/identity/person-avatar.tsx';
import type { DraftPlayer } from '../draft/draft.ts';
import styles from './builder.module.css';
import type { Building } from './use-building.ts';

interface MarkerProps {
  readonly player: DraftPlayer;
  readonly building: Building;
}

/** A person on the field or bench: a tap chooses them, a second tap elsewhere swaps them. */
export function Marker({ player, building }: MarkerProps) {
  const label = useMarkerLabel();
  const { selectedId, press, mayWrite } = building;
  const { playerId } = player;
  if (!mayWrite)
    return (
      <span className={styles.marker}>
        <Face player={player} label={label(player)} />
      </span>
    );
  return (
    <button
      type="button"
      className={styles.marker}
      aria-pressed={selectedId === playerId}
      draggable
      onDragStart={() => building.choose(playerId)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={() => press(playerId)}
      onClick={() => press(playerId)}
    >
      <Face player={player} label={label(player)} />
    </button>
  );
}

interface FaceProps {
  readonly player: DraftPlayer;
  readonly label: string;
}

/** Screen readers read the marker as one sentence. */
function Face({ player, label }: FaceProps) {
  const { firstName, surnames, avatarUrl, shirt, isCaptain, isGoalkeeper, name } = player;
  return (
    <>
      <span className="visually-hidden">{label}</span>
      <span className={styles.face} aria-hidden="true" data-keeper={isGoalkeeper}>
        <PersonAvatar firstName={firstName} surnames={surnames} url={avatarUrl} size={46} />
        {shirt !== '' && <b className={styles.number}>{shirt}</b>}
        {isCaptain && <b className={styles.captain}>C</b>}
        {isGoalkeeper && !isCaptain && (
          <span className={styles.keeper}>
            <BackHandOutlined sx={{ fontSize: 14 }} />
          </span>
        )}
      </span>
      <span className={styles.short} aria-hidden="true">
        {surnames.split(' ')[0] || firstName || name}
      </span>
    </>
  );
}

/** "7 Saúl Ortiz, Titulares, Capitán". */
function useMarkerLabel(): (player: DraftPlayer) => string {
  const t = useTranslations('lineups');
  return ({ name, shirt, place, isCaptain, isGoalkeeper }) =>
    [
      `${shirt} ${name}`.trim(),
      place === null ? t('places.OUT') : t(`places.${place}`),
      ...(isGoalkeeper ? [t('goalkeeper')] : []),
      ...(isCaptain ? [t('captain')] : []),
    ].join(', ');
}
