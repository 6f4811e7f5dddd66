import { CompetitionFile, type CompetitionImport, type Write } from '@traip/contract';

export type FileOfCompetition = Write<typeof CompetitionImport>['file'];

/** Null if the file contains no competition. */
export function competitionIn(text: string): FileOfCompetition | null {
  try {
    const data: unknown = JSON.parse(text);
    // The backend gets the file unchanged and parses it itself.
    return CompetitionFile.safeParse(data).success ? (data as FileOfCompetition) : null;
  } catch {
    return null;
  }
}
