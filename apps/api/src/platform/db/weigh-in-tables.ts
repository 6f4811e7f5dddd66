/** What somebody weighed before a competition, in grams: for its staff and the person alone. */
export interface WeighInsTable {
  competitionId: string;
  teamId: string;
  grams: number;
  at: Date;
  byUser: string | null;
}
