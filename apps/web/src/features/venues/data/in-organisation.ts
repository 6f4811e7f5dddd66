/** What every list of the page needs to know of where it is. */
export interface InOrganisation {
  readonly orgCode: string;
  readonly mayManage: boolean;
}
