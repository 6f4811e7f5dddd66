/** What of a competition its races need to know. */
export interface RacesProps {
  readonly orgCode: string;
  readonly competitionId: string;
  readonly traip: { readonly id: string; readonly code: string };
  /** Who may say what the records of the Traip begin with. */
  readonly mayKeepRecords: boolean;
  /** Golf has its own words, and cards instead of marks. */
  readonly kind: 'GOLF' | 'RACE';
  readonly mayManage: boolean;
  readonly mayTime: boolean;
  /** The address of this tab, to which a race can be added. */
  readonly address: string;
}
