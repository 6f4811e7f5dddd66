import { CompetitionFile, type CompetitionImport, type Write } from '@traip/contract';

export type FileOfCompetition = Write<typeof CompetitionImport>['file'];

/** Null when the file contains none. */
export function competitionIn(text: string): FileOfCompetition | null {
  try {
    const data: unknown = JSON.parse(text);
    // The backend gets the file as it is and does its own parsing.
    return CompetitionFile.safeParse(data).success ? (data as FileOfCompetition) : null;
  } catch {
    return null;
  }
}
