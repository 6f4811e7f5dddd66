/** What races need to know of their competition. */
export interface RacesProps {
  readonly orgCode: string;
  readonly competitionId: string;
  readonly traip: { readonly id: string; readonly code: string };
  /** Whether the user may edit the initial records of the Traip. */
  readonly mayKeepRecords: boolean;
  /** Golf has different texts, and scorecards instead of marks. */
  readonly kind: 'GOLF' | 'RACE';
  readonly mayManage: boolean;
  readonly mayTime: boolean;
  /** The URL of this tab, to which a race can be added. */
  readonly address: string;
}
