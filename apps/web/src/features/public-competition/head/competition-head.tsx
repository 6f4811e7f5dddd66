import { matchUnit } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { calendarDay, dayOf } from '../../../i18n/formats.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { MatchRowView } from '../../../ui/match-row/types.ts';
import type { ClassificationView } from '../../../ui/standings/index.ts';
import {
  type AnnouncementData,
  loadAnnouncement,
  loadMatches,
  loadStandings,
  type PublicCompetitionData,
} from '../../public-matches/index.ts';
import { Countdown } from '../announced/countdown.tsx';
import { entryState, isAnnounced } from '../announced/entry-state.ts';
import { finalTableOf } from '../parts/final-table.ts';
import { CompetitionHero } from './competition-hero.tsx';
import { Podium } from './podium.tsx';
import { SeasonSentence } from './season-sentence.tsx';

interface HeadProps {
  readonly competition: PublicCompetitionData;
}

/** The header depends on the stage: a countdown before the start, the champion at the end. */
export async function CompetitionHead({ competition }: HeadProps) {
  const { id, state } = competition;
  if (isAnnounced(competition))
    return <Ahead competition={competition} announced={await loadAnnouncement(id)} now={Date.now()} />;
  if (state !== 'FINISHED') return <CompetitionHero competition={competition} />;
  const standings = await loadStandings(id, false);
  const champion = standings.awards.find(({ kind }) => kind === 'CHAMPION')?.team.id;
  if (champion === undefined) return <CompetitionHero competition={competition} />;
  const final = finalTableOf(standings) === undefined ? await loadFinal(competition, champion) : undefined;
  return <Over competition={competition} standings={standings} final={final} />;
}

/** More than a champion plays in any knockout. */
const maxMatches = 40;

/** The champion's last match in a cup, even if undated. */
async function loadFinal({ id, phases }: PublicCompetitionData, teamId: string) {
  const phaseId = phases.findLast(({ state }) => state === 'FINISHED')?.id;
  if (phaseId === undefined) return undefined;
  const query = { phaseId, teamId, state: 'CLOSED', sort: 'kickOff:desc', limit: maxMatches } as const;
  const { items } = await loadMatches(id, query);
  const last = Math.max(...items.map(({ round }) => round));
  return items.find(({ round }) => round === last);
}

interface AheadProps extends HeadProps {
  readonly announced: AnnouncementData;
  readonly now: number;
}

function Ahead({ competition, announced, now }: AheadProps) {
  const t = useTranslations('publicCompetition.announced');
  const locale = useLocale();
  const kickOffs = announced.phases.flatMap(({ firstKickOff }) => firstKickOff ?? []);
  const [first] = kickOffs.toSorted();
  const when = daysOf(locale, competition, first);
  const unit = matchUnit(competition.category.sportVariantKey);
  return (
    <CompetitionHero
      competition={competition}
      overline={t(`states.${entryState(competition)}`)}
      edge="FLOAT"
      {...(when === null ? {} : { lead: when })}
      {...(first !== undefined && Date.parse(first) > now
        ? { aside: <Countdown target={first} now={now} label={t('toFirstMatch', { unit })} /> }
        : {})}
    />
  );
}

/** The first and last day, as far as known. */
function daysOf(
  locale: Locale,
  { startsOn, endsOn }: PublicCompetitionData,
  firstKickOff: string | undefined,
): string | null {
  const from =
    startsOn === null ? firstKickOff && dayOf(locale, new Date(firstKickOff)) : calendarDay(locale, startsOn);
  if (from === undefined) return null;
  return endsOn === null || endsOn === startsOn ? from : `${from} – ${calendarDay(locale, endsOn)}`;
}

interface OverProps extends HeadProps {
  readonly standings: ClassificationView;
  readonly final: MatchRowView | undefined;
}

function Over({ competition, standings, final }: OverProps) {
  const t = useTranslations('publicCompetition.finished');
  const locale = useLocale();
  const { endsOn, category } = competition;
  return (
    <CompetitionHero
      competition={competition}
      overline={endsOn === null ? t('over') : t('overOn', { day: calendarDay(locale, endsOn) })}
      lead={<SeasonSentence competition={competition} standings={standings} final={final} />}
      aside={<Podium competition={competition} standings={standings} gender={category.gender} />}
      edge="GROUND"
    />
  );
}
