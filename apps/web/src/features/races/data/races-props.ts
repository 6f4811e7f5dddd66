/** What of a competition its races need to know. */
export interface RacesProps {
  readonly competitionId: string;
  readonly mayManage: boolean;
  readonly mayTime: boolean;
  /** The address of this tab, to which a race can be added. */
  readonly address: string;
}
