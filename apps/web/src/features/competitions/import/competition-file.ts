import { CompetitionFile, type CompetitionImport, type Write } from '@traip/contract';

export type FileOfCompetition = Write<typeof CompetitionImport>['file'];

/** The competition in a file; null when there is none in it. */
export function competitionIn(text: string): FileOfCompetition | null {
  try {
    const data: unknown = JSON.parse(text);
    // What the shape tidies is tidied by the backend: it gets the file as it is.
    return CompetitionFile.safeParse(data).success ? (data as FileOfCompetition) : null;
  } catch {
    return null;
  }
}
