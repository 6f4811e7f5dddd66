import type { AnnouncementData, PublicCompetitionData } from '../../public-matches/index.ts';

export interface AnnouncedProps {
  readonly competition: PublicCompetitionData;
  readonly announced: AnnouncementData;
}
