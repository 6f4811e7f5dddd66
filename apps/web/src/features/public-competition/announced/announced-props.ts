import type { AnnouncementData, PublicCompetitionData } from '../parts/load.ts';

export interface AnnouncedProps {
  readonly competition: PublicCompetitionData;
  readonly announced: AnnouncementData;
}
