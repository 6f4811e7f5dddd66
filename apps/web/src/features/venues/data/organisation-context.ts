export interface OrganisationContext {
  readonly orgCode: string;
  readonly mayManage: boolean;
}
