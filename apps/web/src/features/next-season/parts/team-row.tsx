'use client';

import CloseRounded from '@mui/icons-material/CloseRounded';
import IconButton from '@mui/material/IconButton';
import { useTranslations } from 'next-intl';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Crest } from '../../../ui/identity/crest.tsx';
import type { PreviewData, SeasonDraft } from '../draft/draft.ts';
import type { Place } from '../draft/places.ts';
import styles from './next-season.module.css';

interface TeamRowProps {
  readonly place: Place;
  readonly preview: PreviewData;
  readonly draft: SeasonDraft;
  readonly onChange: (draft: SeasonDraft) => void;
}

/** A team with the reason why it's here, and the other competitions it could play in. */
export function TeamRow({ place, preview, draft, onChange }: TeamRowProps) {
  const t = useTranslations('nextSeason');
  const { key, name, avatarUrl, fromId, toId, why } = place;
  const reason = useReason(place, preview);
  const remove = () => onChange({ ...draft, newTeams: draft.newTeams.filter((one) => one.key !== key) });
  const options = draft.competitions
    .filter(({ isIncluded }) => isIncluded)
    .map((one) => ({ value: one.id, label: one.name }));
  return (
    <li className={styles.team} data-why={why}>
      <Crest name={name} url={avatarUrl} width={32} />
      <span className={styles.words}>
        <b className={styles.teamName}>{name}</b>
        <span className={styles.reason}>{reason}</span>
      </span>
      {fromId === null ? (
        <IconButton aria-label={t('removeOf', { name })} onClick={remove}>
          <CloseRounded sx={{ fontSize: 20 }} />
        </IconButton>
      ) : (
        <span className={styles.where}>
          <SelectField
            hideLabel
            label={t('whereOf', { name })}
            placeholder={t('notPlaying')}
            options={options}
            value={toId ?? ''}
            onChange={(event) =>
              onChange({ ...draft, byHand: { ...draft.byHand, [key]: event.target.value || null } })
            }
          />
        </span>
      )}
    </li>
  );
}

/** "Sube: 1.º en 2ª División". */
function useReason({ fromId, position, group, why }: Place, preview: PreviewData): string {
  const t = useTranslations('nextSeason');
  if (why === 'NEW') return t('why.NEW');
  const competition = preview.competitions.find(({ id }) => id === fromId)?.name ?? '';
  const lastSeason =
    position === null
      ? t('playedIn', { competition })
      : t(group === null ? 'position' : 'positionInGroup', { position, competition, group: group ?? '' });
  return why === 'STAYS' ? lastSeason : t(`why.${why}`, { where: lastSeason });
}
