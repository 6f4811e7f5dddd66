import { matchUnit } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { MatchRows } from '../../../ui/match-row/match-rows.tsx';
import type { MatchRowView } from '../../../ui/match-row/types.ts';
import { loadAnnouncement, loadNext } from '../../public-matches/index.ts';
import styles from '../parts/public-competition.module.css';
import type { TabProps } from '../parts/tab-props.ts';
import { SeeAll } from '../summary/see-all.tsx';
import type { AnnouncedProps } from './announced-props.ts';
import { Dates } from './dates.tsx';
import { EnteredTeams } from './entered-teams.tsx';
import { EntryBar } from './entry-card.tsx';
import { entryState } from './entry-state.ts';
import { HowToEnter } from './how-to-enter.tsx';
import { KnownFacts } from './known.tsx';
import { Contact, VenueCard } from './place-and-contact.tsx';

const glance = 5;

export async function AnnouncedSummary({ competition }: Pick<TabProps, 'competition'>) {
  const [announced, next] = await Promise.all([
    loadAnnouncement(competition.id),
    loadNext(competition.id, glance),
  ]);
  return <Announced competition={competition} announced={announced} next={next} />;
}

/** Everything worth knowing before it begins; once there are dates, the first matches come first. */
function Announced({ competition, announced, next }: AnnouncedProps & { next: readonly MatchRowView[] }) {
  const t = useTranslations('publicCompetition');
  const { id, description, category } = competition;
  const unit = matchUnit(category.sportVariantKey);
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.stack}>
          {next.length > 0 && (
            <Card
              title={t('announced.firstMatches', { unit })}
              aside={<SeeAll href={`/c/${id}?tab=matches`} />}
              flush
            >
              <MatchRows matches={next} withRound />
            </Card>
          )}
          {entryState(competition) === 'OPEN' && (
            <HowToEnter competition={competition} announced={announced} />
          )}
          <KnownFacts competition={competition} announced={announced} />
          <EnteredTeams competition={competition} />
        </div>
        <div className={styles.stack}>
          {description !== null && (
            <Card title={t('about')}>
              <p className={styles.description}>{description}</p>
            </Card>
          )}
          <Dates competition={competition} announced={announced} />
          {announced.venues.map((venue) => (
            <VenueCard key={venue.id} venue={venue} />
          ))}
          {announced.contactEmail !== null && (
            <Contact organisation={competition.organization.name} email={announced.contactEmail} />
          )}
        </div>
      </div>
      <EntryBar competition={competition} />
    </>
  );
}
