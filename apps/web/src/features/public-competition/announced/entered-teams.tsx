import { useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import { Card } from '../../../ui/card.tsx';
import { Crest, DashedShield } from '../../../ui/identity/crest.tsx';
import { sportNouns } from '../../../ui/nouns/sport-nouns.ts';
import type { PublicCompetitionData } from '../../public-matches/index.ts';
import styles from './announced.module.css';
import { entryState } from './entry-state.ts';

/** How many free places are drawn; the rest is shown as a number. */
const drawnPlaces = 2;

/** The entered teams by name, and the free places. */
export function EnteredTeams({ competition }: { readonly competition: PublicCompetitionData }) {
  const t = useTranslations('publicCompetition');
  const { id, entries, maxTeams } = competition;
  const { kind } = sportNouns(competition.category.sportVariantKey, competition.competitors);
  const teams = entries
    .filter(({ status }) => status === 'ACCEPTED')
    .map(({ team }) => team)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'es', { numeric: true }));
  const isOpen = entryState(competition) === 'OPEN';
  const free = maxTeams === null || !isOpen ? 0 : Math.max(0, maxTeams - teams.length);
  if (teams.length + free === 0) return null;
  const drawn = free <= drawnPlaces + 1 ? free : drawnPlaces;
  return (
    <Card title={t('announced.teams', { kind })}>
      <ul className={styles.teams}>
        {teams.map((team) => (
          <li key={team.id}>
            <Link href={`/team/${team.id}`} className={styles.team}>
              <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={24} />
              <b>{team.name}</b>
            </Link>
          </li>
        ))}
        {Array.from({ length: drawn }, (_, index) => index + 1).map((place) => (
          <li key={place} className={`${styles.team} ${styles.free}`}>
            <DashedShield width={24} />
            {t('announced.freePlace')}
          </li>
        ))}
        {free > drawn && (
          <li>
            <Link href={`/c/${id}/register`} className={`${styles.team} ${styles.more}`}>
              {t('announced.morePlaces', { count: free - drawn })}
            </Link>
          </li>
        )}
      </ul>
    </Card>
  );
}
