/** What a person weighed before a competition, in grams: visible only to its staff and the person. */
export interface WeighInsTable {
  competitionId: string;
  teamId: string;
  grams: number;
  at: Date;
  byUser: string | null;
}
