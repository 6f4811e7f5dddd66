'use client';

import StarRounded from '@mui/icons-material/StarRounded';
import IconButton from '@mui/material/IconButton';
import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { MatchRows } from '../../ui/match-row/match-rows.tsx';
import type { MatchRowView } from '../../ui/match-row/types.ts';
import { addressOf } from '../../ui/search/found.ts';
import { FoundPicture, useFoundFacts } from '../../ui/search/found-facts.tsx';
import { type FollowView, useToggleFollow } from '../follow/index.ts';
import type { FollowedItem } from './data/use-following.ts';
import styles from './following.module.css';

interface FollowedRowProps {
  readonly item: FollowedItem;
  /** Its next and last matches; live ones are shown above. */
  readonly matches: readonly MatchRowView[];
  /** Notification choices are shown with an account, or where the device has notifications. */
  readonly withRings: boolean;
}

export function FollowedRow({ item, matches, withRings }: FollowedRowProps) {
  const t = useTranslations('following');
  const { stop } = useToggleFollow();
  const factsOf = useFoundFacts();
  const found = { ...item, city: null };
  const [, ...facts] = factsOf(found);
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <Link href={addressOf(item)} className={styles.named}>
          <FoundPicture found={found} width={40} />
          <span className={styles.words}>
            <b className={styles.name}>{item.name}</b>
            <span className={styles.facts}>{facts.join(' · ')}</span>
          </span>
        </Link>
        {withRings && <Rings item={item} />}
        <IconButton
          aria-label={t('unfollow', { name: item.name })}
          className={styles.star}
          sx={{ color: 'primary.main' }}
          onClick={() => void stop(item)}
        >
          <StarRounded />
        </IconButton>
      </div>
      {matches.length === 0 && item.live === null && <p className={styles.quiet}>{t('quiet')}</p>}
      {matches.length > 0 && (
        <MatchRows
          matches={matches}
          density="compact"
          withCompetition={item.kind !== 'COMPETITION'}
          withRound={item.kind === 'COMPETITION'}
        />
      )}
    </li>
  );
}

const choices: readonly FollowView['rings'][] = ['ALL', 'RESULTS', 'NONE'];

function Rings({ item: { kind, id, name, rings } }: Pick<FollowedRowProps, 'item'>) {
  const t = useTranslations('following.rings');
  const { start } = useToggleFollow();
  const choose = (chosen: FollowView['rings']) => void start({ kind, id, name, rings: chosen }, true);
  return (
    <span className={styles.rings}>
      <SelectField
        hideLabel
        label={t('label', { name })}
        placeholder={null}
        value={rings}
        options={choices.map((value) => ({ value, label: t(value) }))}
        onChange={({ target }) => choose(choices.find((choice) => choice === target.value) ?? 'ALL')}
      />
    </span>
  );
}
