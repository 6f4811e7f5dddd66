import { useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import { sportNouns } from '../../../ui/nouns/sport-nouns.ts';
import { FollowButton } from '../../follow/index.ts';
import type { PublicCompetitionData } from '../../public-matches/index.ts';
import styles from './entry-card.module.css';
import { type EntryState, entryState } from './entry-state.ts';

interface EntryCardProps {
  readonly competition: PublicCompetitionData;
}

/** Overlaps the header: how many places are taken, what closes entries, and the button to enter. */
export function EntryCard({ competition }: EntryCardProps) {
  const t = useTranslations('publicCompetition');
  const state = entryState(competition);
  const { id, name, teams, maxTeams } = competition;
  const { kind } = sportNouns(competition.category.sportVariantKey, competition.competitors);
  return (
    <section className={styles.card} aria-label={t(`announced.states.${state}`)}>
      <p className={styles.count}>
        <b>{teams}</b>{' '}
        {maxTeams === null
          ? t('announced.entered', { count: teams, kind })
          : t('announced.ofPlaces', { maxTeams })}
      </p>
      <div className={styles.words}>
        <p>{useSentence(competition, state)}</p>
        {maxTeams !== null && <Places entered={teams} places={maxTeams} />}
      </div>
      <div className={styles.actions}>
        <FollowButton kind="COMPETITION" id={id} name={name} />
        {state === 'OPEN' && <EnterLink id={id}>{t('register', { kind })}</EnterLink>}
      </div>
    </section>
  );
}

function useSentence({ teams, maxTeams }: PublicCompetitionData, state: EntryState): string {
  const t = useTranslations('publicCompetition.announced');
  if (state !== 'OPEN') return t(`why.${state}`);
  return maxTeams === null ? t('openEnded') : t('placesLeft', { left: maxTeams - teams });
}

/** More cells would be too thin to count. */
const maxCells = 32;

function Places({ entered, places }: { readonly entered: number; readonly places: number }) {
  if (places > maxCells)
    return <progress aria-hidden="true" className={styles.bar} value={entered} max={places} />;
  const cells = Array.from({ length: places }, (_, index) => index + 1);
  return (
    <span aria-hidden="true" className={styles.cells}>
      {cells.map((cell) => (
        <i key={cell} className={cell <= entered ? styles.taken : undefined} />
      ))}
    </span>
  );
}

function EnterLink({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <Link href={`/c/${id}/register`} className={styles.enter}>
      {children}
    </Link>
  );
}

/** On a phone the button stays at the bottom, with the number of places left. */
export function EntryBar({ competition }: EntryCardProps) {
  const t = useTranslations('publicCompetition');
  const { id, teams, maxTeams, competitors: kind } = competition;
  if (entryState(competition) !== 'OPEN') return null;
  return (
    <div className={styles.bottom}>
      <EnterLink id={id}>
        {maxTeams === null
          ? t('register', { kind })
          : t('announced.registerLeft', { register: t('register', { kind }), left: maxTeams - teams })}
      </EnterLink>
    </div>
  );
}
